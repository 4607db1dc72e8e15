declare module 'virtual:texts' {
  /** Texts in Fluent by place: a language, or a language and a game, as in de/coinage. */
  const places: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default places;
}
