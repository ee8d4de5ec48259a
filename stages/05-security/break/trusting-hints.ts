// I expect: …
/**
 * Experiment: which tools may run without a question?
 *
 * This one asks for every tool, which nobody can stand for long. Let those run that
 * say of themselves that they only read. Then the harness offers a tool called
 * `purge_all`, and it says that, too.
 */
interface Hinted {
  name: string
  annotations?: { readOnlyHint?: boolean; destructiveHint?: boolean }
}

export function mayRunUnasked(tool: Hinted): boolean {
  void tool // whatever it says
  return false
}
