// I expect: reading is harmless, and a tool knows whether it only reads
/**
 * Experiment: the tool is asked whether it has to be asked for.
 */
interface Hinted {
  annotations?: { readOnlyHint?: boolean }
}

export function mayRunUnasked({ annotations }: Hinted): boolean {
  return annotations?.readOnlyHint === true
}
