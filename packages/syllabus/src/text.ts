/**
 * Text in both languages of the workshop. A text that exists in one language
 * only does not compile. What a reader would type or see on the wire stands in
 * backticks; there is no other markup.
 */

export const LOCALES = ['en', 'zh'] as const
export type Locale = (typeof LOCALES)[number]
export type Text = Readonly<Record<Locale, string>>
