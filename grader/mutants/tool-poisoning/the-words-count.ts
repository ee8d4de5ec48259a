import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'What a tool says is its description',
    zh: '工具说了什么，看描述就行',
  },
  symptom: {
    en: 'A parameter gets new instructions for the model: the tool is the same.',
    zh: '参数里多了写给模型的话，工具仍算 same。',
  },
  edits: [
    {
      file: 'src/definition.ts',
      find: 'sorted({ name, description: lines, inputSchema, annotations })',
      replace: 'sorted({ name, description: lines })',
    },
  ],
  catches: ['changed', 'diff'],
})
