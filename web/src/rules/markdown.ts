// Reads the rules as they are written: numbered headings and paragraphs, tables, code, emphasis.
// Nothing else occurs in them, and what we cannot read is an error, found by the tests.

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code' | 'ruling'; text: string }
  | { kind: 'reference'; text: string; to: string };
export type Block =
  | { kind: 'paragraph'; number: string; spans: Span[] } // the number is '' where there is none
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };
export interface Section {
  number: string;
  title: string;
  blocks: Block[];
}
export interface Rules {
  title: string;
  preface: Block[];
  sections: Section[];
}

const HEADING = /^## (\d+)\. (.+)$/;
const NUMBERED = /^\*\*(\d+\.\d+)\*\* /;
const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
// “5.19”, “section 11”, „Abschnitt 11“, «раздел 11»
const REFERENCE = /\b\d+\.\d+\b|(?:section|sections|Abschnitt|раздел[а-я]*)\s(\d+)\b/giu;

/** The rules of a game, from their Markdown. */
export function rulesFrom(markdown: string): Rules {
  const [first, ...chunks] = markdown.trim().split(/\n{2,}/);
  if (!first?.startsWith('# ')) throw new Error('the rules have no title');
  const rules: Rules = { title: first.slice(2), preface: [], sections: [] };
  const known = new Set(markdown.match(/(?<=^## |^\*\*)\d+(\.\d+)?(?=\. |\*\* )/gm));
  const ruling = /\*\*([^*]+)\*\*/.exec(chunks[1] ?? '')?.[1] ?? '';
  const read = (text: string) => spansOf(text, known, ruling);
  let blocks = rules.preface;
  for (const chunk of chunks) {
    const heading = HEADING.exec(chunk);
    if (heading) {
      blocks = [];
      rules.sections.push({ number: heading[1]!, title: heading[2]!, blocks });
    } else if (chunk.startsWith('|')) {
      blocks.push(tableFrom(chunk, read));
    } else if (/^[#>-]|^```|^ {4}/.test(chunk)) {
      throw new Error(`the rules use what we cannot read: ${chunk.slice(0, 40)}`);
    } else {
      const number = NUMBERED.exec(chunk);
      const text = number ? chunk.slice(number[0].length) : chunk;
      blocks.push({ kind: 'paragraph', number: number?.[1] ?? '', spans: read(text) });
    }
  }
  return rules;
}

function tableFrom(chunk: string, read: (text: string) => Span[]): Block {
  const [head, , ...rows] = chunk.split('\n').map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => read(cell.trim())),
  );
  return { kind: 'table', head: head!, rows };
}

/** A text in pieces; `known` are the numbers that can be referred to. */
export function spansOf(text: string, known: ReadonlySet<string>, ruling = ''): Span[] {
  const spans: Span[] = [];
  const plain = (part: string) => spans.push(...referring(part, known));
  let done = 0;
  for (const found of text.matchAll(SPAN)) {
    plain(text.slice(done, found.index));
    const [whole, strong, em, code] = found;
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (em) spans.push({ kind: ruling && em.startsWith(ruling) ? 'ruling' : 'em', text: em });
    else spans.push({ kind: 'code', text: code! });
    done = found.index + whole.length;
  }
  plain(text.slice(done));
  return spans;
}

function referring(text: string, known: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (const found of text.matchAll(REFERENCE)) {
    const to = found[1] ?? found[0];
    if (!known.has(to)) continue;
    if (found.index > done) spans.push({ kind: 'text', text: text.slice(done, found.index) });
    spans.push({ kind: 'reference', text: found[0], to });
    done = found.index + found[0].length;
  }
  if (done < text.length) spans.push({ kind: 'text', text: text.slice(done) });
  return spans;
}
