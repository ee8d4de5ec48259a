/**
 * Text in both languages of the workshop. A text that exists in one language
 * only does not compile.
 */

export const LOCALES = ['en', 'zh'] as const
export type Locale = (typeof LOCALES)[number]
export type Text = Readonly<Record<Locale, string>>
