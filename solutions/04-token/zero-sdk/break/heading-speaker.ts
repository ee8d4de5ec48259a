// I expect: whatever stands under the heading of a server is that server's
/**
 * Experiment: instructions as a section of the prompt.
 */
export function render(server: string, text: string): string {
  return `# ${server}\n\n${text}\n`
}
