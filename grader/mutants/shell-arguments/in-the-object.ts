import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'shell-arguments',
  title: {
    en: 'A required field is one that is `in` the object',
    zh: '用 `in` 看必填字段在不在',
  },
  edits: [
    {
      file: 'src/arguments.ts',
      find: '  return Object.hasOwn(value, name) && value[name] !== undefined',
      replace: '  return name in value && value[name] !== undefined',
    },
  ],
  catches: ['fits-the-schema'],
})
