/** One address for each kind of page, without the language. */
export const PAGE_TYPES = {
  home: '/',
  start: '/start/first-red.html',
  chapters: '/guide/',
  chapter: '/guide/0.html',
  stage: '/stages/01.html',
  pitfalls: '/pitfalls/',
  pitfall: '/pitfalls/stdout-noise.html',
  topics: '/interview/',
  questions: '/interview/wire.html',
  tool: '/tools/probe.html',
  glossary: '/glossary.html',
  facts: '/facts.html',
  teach: '/teach/',
  about: '/about/accessibility.html',
  translation: '/about/translation.html',
  missing: '/no-such-page.html',
} as const satisfies Readonly<Record<string, string>>

export type PageType = keyof typeof PAGE_TYPES

export const addressOf = (type: PageType, language: 'en' | 'zh'): string =>
  `${language === 'zh' ? '/zh' : ''}${PAGE_TYPES[type]}`
