import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesFrom, spansOf, type Block } from './markdown';

const GAMES = ['coinage', 'coin_quest', 'warehouse51'];
const LANGUAGES = ['', '.de', '.fr', '.ru'];
const source = (game: string, language: string) =>
  readFileSync(`../src/mintmark/games/${game}/RULES${language}.md`, 'utf-8');

const shapeOf = (block: Block) =>
  block.kind === 'table' ? `table ${block.rows.length}×${block.head.length}` : block.number;

describe.each(GAMES)('the rules of %s', (game) => {
  const shape = (language: string) =>
    rulesFrom(source(game, language)).sections.map(({ number, blocks }) => [
      number,
      blocks.map(shapeOf),
    ]);

  it.each(LANGUAGES)('are read whole%s', (language) => {
    const text = source(game, language);
    const { title, preface, sections } = rulesFrom(text);
    const blocks = [...preface, ...sections.flatMap((each) => each.blocks)];
    const spans = blocks.flatMap((block) =>
      block.kind === 'table' ? [block.head, ...block.rows].flat(2) : block.spans,
    );
    // every letter and figure arrives, and no mark of the markup does
    const words = (written: string) => written.replace(/[*`|#\s\d.:-]+/g, '');
    const read = [title, ...sections.map((each) => each.title), ...spans.map((each) => each.text)];
    expect(words(read.join('')).length).toBe(words(text).length);
    expect(spans.filter((each) => /[*`|]/.test(each.text))).toEqual([]);
    expect(preface.length).toBeGreaterThan(1);
    expect(spans.some((each) => each.kind === 'ruling')).toBe(true);
  });

  it.each(LANGUAGES.slice(1))('have the same numbers and tables in%s', (language) => {
    expect(shape(language)).toEqual(shape(''));
  });
});

it('finds what a text refers to, and only what there is', () => {
  const known = new Set(['5.19', '11']);
  expect(spansOf('see 5.19 and section 11, not 6.1', known)).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'reference', text: '5.19', to: '5.19' },
    { kind: 'text', text: ' and ' },
    { kind: 'reference', text: 'section 11', to: '11' },
    { kind: 'text', text: ', not 6.1' },
  ]);
});

it('says what it cannot read', () => {
  expect(() => rulesFrom('# Title\n\n- a list')).toThrow('cannot read');
});
