// What is in hand at a table of CoinAge: a coin, a stack, or the wish to capture.
import { firstTool, moveOf, offersOf, targetsOf, usable, type Tool } from './moves';
import { shown, type Table } from './view';

export class Desk {
  /** The area whose stack is looked at, and what can be done there. */
  opened = $state<string | null>(null);
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  private chosen = $state.raw<{ tool: Tool | null; at: string } | null>(null);

  offers = $derived.by(() => offersOf(this.table.moves));
  shown = $derived.by(() => shown(this.table.view, this.table.pending));
  tool = $derived.by((): Tool | null => {
    if (this.chosen?.at !== this.table.view.position) return firstTool(this.offers);
    const { tool } = this.chosen;
    return tool === null || usable(tool, this.offers) ? tool : firstTool(this.offers);
  });
  targets = $derived.by(() => targetsOf(this.tool, this.offers));

  constructor(readonly table: Table) {}

  take(tool: Tool | null): void {
    this.chosen = { tool, at: this.table.view.position };
    this.opened = null;
  }

  /** Take it, or put it down again. */
  toggle(tool: Tool): void {
    this.take(JSON.stringify(tool) === JSON.stringify(this.tool) ? null : tool);
  }

  /** The move that a click on this area makes now; null if it makes none. */
  moveAt(area: string): string | null {
    const move = this.tool && moveOf(this.tool, area);
    return move && this.targets.has(area) ? move : null;
  }

  /** Whether this area cannot be chosen with what is in hand. */
  refuses(area: string): boolean {
    const tool = this.tool;
    if (!tool || this.targets.has(area)) return false;
    return !(tool.kind === 'stack' && tool.from === area);
  }

  touch(area: string): void {
    const { tool } = this;
    if (!tool) this.opened = this.opened === area ? null : area;
    else if (this.targets.has(area)) this.use(tool, area);
    else if (tool.kind === 'stack' && tool.from === area) this.take({ kind: 'stack', from: null });
    else this.ask(tool, area);
  }

  use(tool: Tool, area: string): void {
    this.opened = null;
    const move = moveOf(tool, area);
    if (move) void this.table.play(move);
    else this.take({ kind: 'stack', from: area });
  }

  /** What was let go over an area; null: beside the map. */
  drop(tool: Tool, area: string | null): void {
    if (!area || (tool.kind === 'stack' && tool.from === area)) return;
    if (targetsOf(tool, this.offers).has(area)) this.use(tool, area);
    else this.ask(tool, area);
  }

  ask(tool: Tool, area: string): void {
    const neighbour = this.table.box.areas.find(({ label }) => label === area)?.borders[0];
    const move = moveOf(tool, area) ?? `move ${area} ${neighbour}`;
    void this.table.why(move);
  }

  play(move: string): void {
    this.opened = null;
    if (this.table.moves.includes(move)) void this.table.play(move);
    else if (this.table.moves.length) void this.table.why(move);
  }

  /** Put down what is in hand and close what is open. */
  escape(): void {
    if (this.opened) this.opened = null;
    else this.take(null);
  }
}
