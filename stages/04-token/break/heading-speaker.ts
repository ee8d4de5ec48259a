// I expect: …
/**
 * Experiment: two servers introduce themselves to the model.
 *
 * This one keeps a text on one line, where no heading begins. Put it under a heading
 * with the server's name instead, as documents do it, and see who else has a heading
 * when the text brings its own.
 */
export function render(server: string, text: string): string {
  return `${server} says: ${JSON.stringify(text)}`
}
