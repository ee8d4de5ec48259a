/**
 * Every reason for which a submission is not taken, and what its author is told.
 * The entry arrives quoted and safe to print; it is empty when the reason concerns
 * the submission as a whole.
 */
import type { Text } from '@workshop/syllabus'

type Sentence = (entry: string, detail: string) => Text

const HINT = {
  en: 'Hand in src/ and break/ only, without node_modules.',
  zh: '只需提交 src/ 和 break/，不要带 node_modules。',
}

export const REASONS = {
  // Names
  'absolute-path': entry => ({
    en: `The name ${entry} is an absolute path.`,
    zh: `名称 ${entry} 是绝对路径。`,
  }),
  'parent-path': entry => ({
    en: `The name ${entry} leads out of its folder.`,
    zh: `名称 ${entry} 指向了所在目录之外。`,
  }),
  backslash: entry => ({
    en: `The name ${entry} holds a backslash.`,
    zh: `名称 ${entry} 含有反斜杠。`,
  }),
  'name-characters': (entry, detail) => ({
    en: `The name ${entry} holds a character that names must not have: ${detail}.`,
    zh: `名称 ${entry} 含有不允许的字符：${detail}。`,
  }),
  'name-length': entry => ({
    en: `The name ${entry} is too long.`,
    zh: `名称 ${entry} 过长。`,
  }),
  'empty-name': entry => ({
    en: `The name ${entry} has an empty part or a part that is a dot.`,
    zh: `名称 ${entry} 中有空的一段，或有一段只是一个点。`,
  }),
  'duplicate-name': entry => ({
    en: `${entry} is there twice.`,
    zh: `${entry} 出现了两次。`,
  }),
  'name-collision': (entry, other) => ({
    en: `${entry} and ${other} are the same name on many machines.`,
    zh: `${entry} 和 ${other} 在许多机器上是同一个名称。`,
  }),
  'file-and-folder': entry => ({
    en: `${entry} is a file and a folder at once.`,
    zh: `${entry} 既是文件又是目录。`,
  }),
  // Kinds of entries
  link: entry => ({
    en: `${entry} is a link. Links are not followed; hand in the file itself.`,
    zh: `${entry} 是链接。链接不会被跟随；请提交文件本身。`,
  }),
  device: entry => ({ en: `${entry} is a device.`, zh: `${entry} 是设备文件。` }),
  fifo: entry => ({ en: `${entry} is a named pipe.`, zh: `${entry} 是命名管道。` }),
  socket: entry => ({ en: `${entry} is a socket.`, zh: `${entry} 是套接字。` }),
  setuid: entry => ({
    en: `${entry} would run with the rights of another user (setuid or setgid).`,
    zh: `${entry} 会以别的用户的权限运行（setuid 或 setgid）。`,
  }),
  'entry-kind': (entry, detail) => ({
    en: `${entry} is neither a file nor a folder (${detail}).`,
    zh: `${entry} 既不是文件也不是目录（${detail}）。`,
  }),
  unreadable: (entry, detail) => ({
    en: `${entry || 'The submission'} cannot be read (${detail}).`,
    zh: `${entry || '该提交'}无法读取（${detail}）。`,
  }),
  // Sizes
  'too-many-entries': (_, detail) => ({
    en: `It has more than ${detail} entries. ${HINT.en}`,
    zh: `条目数超过 ${detail}。${HINT.zh}`,
  }),
  'too-deep': (entry, detail) => ({
    en: `${entry} lies more than ${detail} folders deep.`,
    zh: `${entry} 的目录层数超过 ${detail}。`,
  }),
  'file-too-large': (entry, detail) => ({
    en: `${entry} is larger than ${detail}.`,
    zh: `${entry} 超过 ${detail}。`,
  }),
  'too-large': (_, detail) => ({
    en: `Altogether it is larger than ${detail}. ${HINT.en}`,
    zh: `总大小超过 ${detail}。${HINT.zh}`,
  }),
  'archive-too-large': (_, detail) => ({
    en: `The archive is larger than ${detail} and was not opened. ${HINT.en}`,
    zh: `压缩包超过 ${detail}，没有打开。${HINT.zh}`,
  }),
  'compression-ratio': (entry, detail) => ({
    en: `${entry || 'The archive'} grows more than ${detail} times when it is unpacked.`,
    zh: `${entry || '压缩包'}解压后会膨胀超过 ${detail} 倍。`,
  }),
  // Archives
  'unknown-format': () => ({
    en: 'It is no folder, zip, tar, tar.gz, git repository or git bundle.',
    zh: '它不是目录、zip、tar、tar.gz、git 仓库或 git bundle。',
  }),
  'unsupported-archive': (entry, detail) => ({
    en: `${entry || 'The archive'} is packed in a way that is not read here: ${detail}.`,
    zh: `${entry || '压缩包'}的打包方式在这里不支持：${detail}。`,
  }),
  encrypted: entry => ({
    en: `${entry} is encrypted.`,
    zh: `${entry} 是加密的。`,
  }),
  'damaged-archive': (entry, detail) => ({
    en: `${entry || 'The archive'} is damaged or not what it says: ${detail}.`,
    zh: `${entry || '压缩包'}已损坏，或与其声明不符：${detail}。`,
  }),
  truncated: (entry, detail) => ({
    en: `${entry || 'The archive'} is cut off: ${detail}.`,
    zh: `${entry || '压缩包'}不完整，被截断了：${detail}。`,
  }),
  // Git
  gitfile: entry => ({
    en: `${entry} points to a repository elsewhere. Hand in the repository itself.`,
    zh: `${entry} 指向别处的仓库。请提交仓库本身。`,
  }),
  alternates: entry => ({
    en: `${entry} borrows objects from another repository.`,
    zh: `${entry} 借用了另一个仓库的对象。`,
  }),
  'repository-format': (entry, detail) => ({
    en: `The repository cannot be read here: ${detail}${entry && ` (${entry})`}.`,
    zh: `这里无法读取该仓库：${detail}${entry && `（${entry}）`}。`,
  }),
  'no-commit': () => ({
    en: 'The repository has no commit at HEAD. Commit your work first.',
    zh: '仓库的 HEAD 上没有提交。请先提交你的代码。',
  }),
  'incomplete-repository': (_, detail) => ({
    en: `Objects of the commit are missing or damaged: ${detail}.`,
    zh: `该提交的部分对象缺失或已损坏：${detail}。`,
  }),
  'ambiguous-branch': (_, detail) => ({
    en: `The bundle has no HEAD and several branches: ${detail}. Bundle one of them.`,
    zh: `该 bundle 没有 HEAD，却有多个分支：${detail}。请只打包其中一个。`,
  }),
  'no-git': () => ({
    en: 'Git repositories need the git command, and there is none.',
    zh: '读取 git 仓库需要 git 命令，而这里没有。',
  }),
  // Content
  empty: () => ({ en: 'It is empty.', zh: '内容为空。' }),
  'no-source': () => ({
    en: 'It has no src/ folder of a stage.',
    zh: '里面没有任何阶段的 src/ 目录。',
  }),
  'ambiguous-root': (_, detail) => ({
    en: `It holds more than one copy of a stage: ${detail}. Hand in one.`,
    zh: `里面有不止一份阶段代码：${detail}。请只提交一份。`,
  }),
  'ambiguous-stage': (_, detail) => ({
    en: `It may be more than one stage: ${detail}. Say which one with --stage.`,
    zh: `可能属于不止一个阶段：${detail}。请用 --stage 指明。`,
  }),
  'unknown-stage': () => ({
    en: 'It has files in src/, but they are of no stage. Say which one with --stage.',
    zh: 'src/ 里有文件，但不属于任何阶段。请用 --stage 指明。',
  }),
  'wrong-stage': (_, detail) => ({
    en: `It is a submission for another stage: ${detail}.`,
    zh: `这是另一个阶段的提交：${detail}。`,
  }),
} as const satisfies Record<string, Sentence>

export type Reason = keyof typeof REASONS
