// What a screen reader says of the table, in a place that outlives every page: only there it is
// sure to be heard.
class Hearing {
  text = $state('');
  count = $state(0); // the same words twice are heard twice
}

export const hearing = new Hearing();

export function tell(text: string): void {
  hearing.text = text;
  hearing.count += 1;
}
