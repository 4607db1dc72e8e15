// What screen readers are told, line by line, in a place that outlives every page: only there it is
// sure to be heard, and nothing is lost when much happens at once.
const KEPT = 5;

export const hearing = $state<{ n: number; text: string }[]>([]);
let count = 0;

export function tell(text: string): void {
  hearing.push({ n: (count += 1), text });
  if (hearing.length > KEPT) hearing.shift();
}
