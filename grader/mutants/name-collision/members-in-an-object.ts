import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-collision',
  title: {
    en: 'Servers are kept in a plain object, which has members of its own',
    zh: '服务端存在普通对象里，而对象自己就带着成员',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: '  const members = new Map<string, Member>()',
      replace: '  const members = createMembers()',
    },
    {
      file: 'src/manager.ts',
      find: 'function isWaiting(',
      replace: `/** A map over a plain object. */
function createMembers() {
  const byName: Record<string, Member> = {}
  return {
    get: (name: string) => byName[name],
    set(name: string, member: Member) {
      if (!byName[name]) byName[name] = member
    },
    values: () => Object.values(byName),
  }
}

function isWaiting(`,
    },
  ],
  catches: ['odd-names'],
})
