/** Names that plain joining gets wrong, one kind each. */
import type { Preset } from '../input/use-input.ts'

export const PRESETS: readonly Preset[] = [
  {
    id: 'underscores',
    title: { en: 'Underscores', zh: '下划线' },
    text: 'a b__c\na__b c\ngit_ status\ngit _status\n',
  },
  {
    id: 'shared-name',
    title: { en: 'The same tool twice', zh: '同名工具' },
    text: 'github search\njira search\n',
  },
  {
    id: 'limits',
    title: { en: 'Long, and in other letters', zh: '太长，或用了别的字符' },
    text: `filesystem-of-the-whole-company list_every_directory_that_was_changed_since_yesterday
filesystem-of-the-whole-company list_every_directory_that_was_changed_since_last_week
备忘 搜索
notes.v2 read.all
`,
  },
]
