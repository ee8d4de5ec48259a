import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'The opener passes on what it knows, but not the authorizer',
    zh: '打开连接时什么都传了，唯独漏了 authorizer',
  },
  edits: [
    {
      file: 'src/transport.ts',
      find: 'export function createOpener(remote: RemoteOptions = {}): Open {',
      replace:
        'export function createOpener({ authorizer: _, ...remote }: RemoteOptions = {}): Open {',
    },
  ],
  catches: ['whole-way'],
})
