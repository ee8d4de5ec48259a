/** What is wrong, where a reason alone would not say it. */
import type { Text } from '@workshop/syllabus'

export const DETAILS = {
  folderWithContent: {
    en: 'a folder that has content of its own',
    zh: '目录条目自身却带有内容',
  },
  checksum: { en: 'the checksum is wrong', zh: '校验和不符' },
  moreEntries: { en: 'it has more entries than it says', zh: '条目数多于其声明' },
  tarEnd: { en: 'its closing blocks of zeros are missing', zh: '缺少结尾的全零块' },
  headWithoutBranch: { en: 'its HEAD names no branch', zh: 'HEAD 没有指向任何分支' },
  reftable: {
    en: 'it keeps its branches in a reftable; hand in a git bundle instead',
    zh: '它用 reftable 保存分支；请改为提交 git bundle',
  },
  noObjectId: { en: 'a branch holds no object id', zh: '分支里不是对象 id' },
  missingFile: {
    en: 'a file of the commit is not there',
    zh: '提交中的某个文件不存在',
  },
  takesTooLong: { en: 'reading it takes too long', zh: '读取时间过长' },
  saysTooMuch: { en: 'git says too much about it', zh: 'git 的输出过多' },
  noRepository: { en: 'of a repository', zh: '应为仓库' },
  unknownKind: { en: 'an unknown kind of entry', zh: '未知的条目类型' },
} as const satisfies Record<string, Text>

export function compressionMethod(method: number): Text {
  return { en: `compression method ${method}`, zh: `压缩方法 ${method}` }
}
