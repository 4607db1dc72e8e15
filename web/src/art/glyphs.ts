// Our own small glyphs, drawn on 24 × 24.
export const GLYPHS = {
  crown: '<path d="M3 18.5 2 7.2l5 4.3L12 4l5 7.5 5-4.3-1 11.3z"/><path d="M4 20h16v1.8H4z"/>',
  moon: '<path d="M15.8 2.4a9.8 9.8 0 1 0 5.9 14.9A8.6 8.6 0 0 1 15.8 2.4z"/>',
  sceptre:
    '<path d="M10.7 10.2h2.6V21h-2.6z"/><path d="M8.6 20.4h6.8v2H8.6zM9.4 9h5.2v2H9.4z"/><path d="M12 .8 15.6 5 12 9 8.4 5z"/><circle cx="6.2" cy="6" r="1.7"/><circle cx="17.8" cy="6" r="1.7"/>',
  hourglass:
    '<path d="M5 1.5h14v2.4H5zM5 20.1h14v2.4H5z"/><path d="M6.6 4.6h10.8c0 4-2.5 5.6-3.9 7.4 1.4 1.8 3.9 3.4 3.9 7.4H6.6c0-4 2.5-5.6 3.9-7.4C9.1 10.2 6.6 8.6 6.6 4.6zm2.3 1.7c.700 2 2 3 3.1 4.3 1.1-1.3 2.4-2.3 3.1-4.3z" fill-rule="evenodd"/>',
  pouch:
    '<path d="M9 2.2c1 .700 2 .700 3 .1 1 .6 2 .6 3-.1l1.3 1.4-2 3.2H9.7l-2-3.2z"/><path d="M9.3 8h5.4c3 2.5 5.3 6 5.3 9.2 0 3.4-3 5-8 5s-8-1.6-8-5C4 14 6.3 10.5 9.3 8zm1.7 4v2.4H8.6v2H11v2.4h2v-2.4h2.4v-2H13V12z" fill-rule="evenodd"/>',
  star: '<path d="M12 .8l2.3 7.1 6.6-3.4-3.8 6.3 6.2 2.2-7 1.7 2 7.2-6.3-4.3-6.3 4.3 2-7.2-7-1.7 6.2-2.2-3.8-6.3 6.6 3.4z"/>',
  laurel:
    '<path d="M11 21.6C5.5 20.5 2.3 16 2.6 9.8l1.6.1C4 15 6.6 18.6 11.3 20z"/><path d="M13 21.6c5.5-1.1 8.7-5.6 8.4-11.8l-1.6.1c.2 5.1-2.4 8.7-7.1 10.1z"/><ellipse cx="2.7" cy="7" rx="1.5" ry="3" transform="rotate(-8 2.7 7)"/><ellipse cx="21.3" cy="7" rx="1.5" ry="3" transform="rotate(8 21.3 7)"/><ellipse cx="6.3" cy="9.8" rx="1.3" ry="2.7" transform="rotate(28 6.3 9.8)"/><ellipse cx="17.7" cy="9.8" rx="1.3" ry="2.7" transform="rotate(-28 17.7 9.8)"/><ellipse cx="3" cy="14" rx="1.3" ry="2.7" transform="rotate(-36 3 14)"/><ellipse cx="21" cy="14" rx="1.3" ry="2.7" transform="rotate(36 21 14)"/><ellipse cx="8" cy="15" rx="1.3" ry="2.6" transform="rotate(14 8 15)"/><ellipse cx="16" cy="15" rx="1.3" ry="2.6" transform="rotate(-14 16 15)"/>',
  arrow: '<path d="M2 11h14.5l-5.2-5.3 1.5-1.5L20.6 12l-7.8 7.8-1.5-1.5 5.2-5.3H2z"/>',
  check: '<path d="M9.3 18.8 2.6 12l1.7-1.7 5 5.1L19.8 4.8l1.7 1.7z"/>',
  lock: '<path d="M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H19v11.5H5V10zm2.2 0h6.6V7.5a3.3 3.3 0 0 0-6.6 0z" fill-rule="evenodd"/>',
  eye: '<path d="M12 4.5c5 0 8.8 3.6 10.5 7.5-1.7 3.9-5.5 7.5-10.5 7.5S3.2 15.9 1.5 12C3.2 8.1 7 4.5 12 4.5zm0 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z" fill-rule="evenodd"/>',
  undo: '<path d="M8.5 4 3 9.5 8.5 15v-4.3h5.3a4.3 4.3 0 0 1 0 8.6H6v2.2h7.8a6.5 6.5 0 0 0 0-13H8.5z"/>',
  menu: '<path d="M3 5.5h18v2H3zm0 5.5h18v2H3zm0 5.5h18v2H3z"/>',
  book: '<path d="M3 4c3.5-.8 6.5-.3 9 1.4C14.5 3.7 17.5 3.2 21 4v15.5c-3.5-.8-6.5-.3-9 1.4-2.5-1.7-5.5-2.2-9-1.4zm8 3.2C9.2 6.1 7.2 5.7 5 5.9v11.5c2.2-.1 4.2.300 6 1.1zm2 0v11.3c1.8-.8 3.8-1.2 6-1.1V5.9c-2.2-.2-4.2.200-6 1.3z" fill-rule="evenodd"/>',
  sun: '<circle cx="12" cy="12" r="4.6"/><path d="M11.1 1h1.8v4h-1.8zm0 18h1.8v4h-1.8zM1 11.1h4v1.8H1zm18 0h4v1.8h-4zM4.9 3.6l2.8 2.8-1.3 1.3-2.8-2.8zm12.7 12.7 2.8 2.8-1.3 1.3-2.8-2.8zM3.6 19.1l2.8-2.8 1.3 1.3-2.8 2.8zM16.3 6.4l2.8-2.8 1.3 1.3-2.8 2.8z"/>',
  chat: '<path d="M3 4h18v13H10l-5 4.5V17H3zm2 2v9h2v2.4L9.6 15H19V6z" fill-rule="evenodd"/>',
  dots: '<circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/>',
  sound: '<path d="M3 9h4l5-4.5v15L7 15H3zm12.5-1.5 5 5-1.4 1.4-5-5zm5 1.4-5 5-1.4-1.4 5-5z"/>',
  people:
    '<circle cx="8" cy="8" r="3.6"/><path d="M1.5 20c0-4 2.9-6.7 6.5-6.7s6.5 2.7 6.5 6.7z"/><path d="M15 4.6a3.6 3.6 0 1 1 0 6.8 5.6 5.6 0 0 0 0-6.8zM17 20c0-2.8-.9-5-2.4-6.5 4-.8 7.9 2 7.9 6.5z"/>',
  clock:
    '<path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.1a7.9 7.9 0 1 0 0 15.8 7.9 7.9 0 0 0 0-15.8zM11 6.5h2v5l3.6 2.1-1 1.7L11 12.7z" fill-rule="evenodd"/>',
  hand: '<path d="M3 12.5h7l-2-2 1.4-1.4 4.4 4.4-4.4 4.4L8 16.5l2-2H3z"/><path d="M12 3h9v18h-9v-2h7V5h-7z"/>',
  close:
    '<path d="m5.4 4 6.6 6.6L18.6 4 20 5.4 13.4 12l6.6 6.6-1.4 1.4-6.6-6.6L5.4 20 4 18.6l6.6-6.6L4 5.4z"/>',
  plus: '<path d="M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z"/>',
  minus: '<path d="M4 11h16v2H4z"/>',
  warn: '<path d="M12 2.5 23 21.5H1zm-1 6.8v6h2v-6zm0 7.6v2h2v-2z" fill-rule="evenodd"/>',
  blessed:
    '<path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z" fill-rule="evenodd"/><path d="M12 5.5c.9 3.9 2.6 5.6 6.5 6.5-3.9.900-5.6 2.6-6.5 6.5-.9-3.9-2.6-5.6-6.5-6.5 3.9-.9 5.6-2.6 6.5-6.5z"/>',
  cursed:
    '<path d="M12 22.5.8 3h22.4zM8.7 7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm6.6 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM12 11.6l-1.3 2.8h2.6z" fill-rule="evenodd"/>',
  neutral:
    '<path d="M12 1.5 22.5 12 12 22.5 1.5 12zm0 2.9L4.4 12l7.6 7.6 7.6-7.6zM7.5 11h9v2h-9z" fill-rule="evenodd"/>',
  paddle:
    '<path d="M12 1.5a8 8 0 0 1 2.2 15.7V22.5H9.8V17.2A8 8 0 0 1 12 1.5zm0 2.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6z" fill-rule="evenodd"/>',
  gem: '<path d="M6 3h12l4.5 6.5L12 22 1.5 9.5zm.9 2L4.3 8.7h4.2zm10.2 0-1.6 3.7h4.2zM12 5.5 10.6 8.7h2.8zM4.7 10.7l5.2 6.2-1.6-6.2zm14.6 0h-3.6l-1.6 6.2zM10.3 10.7 12 17.5l1.7-6.8z" fill-rule="evenodd"/>',
  first: '<path d="M4 4h2.6v16H4zM21 4v16L8.2 12z"/>',
  back: '<path d="M17.5 4v16L5 12z"/>',
  next: '<path d="M6.5 4v16L19 12z"/>',
  last: '<path d="M17.4 4H20v16h-2.6zM3 4v16l12.8-8z"/>',
  pause: '<path d="M6 4h4.4v16H6zM13.6 4H18v16h-4.4z"/>',
} as const;

export type Glyph = keyof typeof GLYPHS;
