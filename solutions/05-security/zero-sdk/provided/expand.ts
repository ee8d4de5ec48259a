/**
 * Variables in configuration text: `${VAR}` and `${VAR:-default}`.
 * One pass: what a variable holds is never looked at again.
 */

export type Environment = Readonly<Record<string, string | undefined>>

export interface Expansion {
  text: string
  /** Names that are not there and have no default, in order. */
  unset: string[]
}

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g

// #region unset-variable
/**
 * An unset variable stays visible as it was written: an empty string in its
 * place would be sent as a credential. As in a shell, the default also stands in
 * for an empty value. A default ends at the first `}`; there is no nesting.
 */
export function expandVariables(text: string, env: Environment): Expansion {
  const unset: string[] = []
  // A function, because a replacement *string* would give `$&` a meaning.
  const expanded = text.replace(
    VARIABLE,
    (whole: string, name: string, fallback?: string) => {
      const value = Object.hasOwn(env, name) ? env[name] : undefined
      if (fallback !== undefined) return value || fallback
      if (value !== undefined) return value
      unset.push(name)
      return whole
    },
  )
  return { text: expanded, unset }
}
// #endregion unset-variable
