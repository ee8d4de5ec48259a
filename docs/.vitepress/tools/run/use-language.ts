/** The language of the page, and texts in it. */
import type { Text } from '@workshop/syllabus'
import { useData } from 'vitepress'
import { computed } from 'vue'

export function useLanguage() {
  const { lang } = useData()
  const language = computed<keyof Text>(() =>
    lang.value.startsWith('zh') ? 'zh' : 'en',
  )
  const say = (text: Text): string => text[language.value]
  /** `/pitfalls/stdout-noise` as a link in the same language. */
  const linkTo = (path: string): string =>
    `${language.value === 'zh' ? '/zh' : ''}${path}.html`
  return { language, say, linkTo }
}
