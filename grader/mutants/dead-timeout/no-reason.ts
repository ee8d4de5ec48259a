import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'Dead is dead',
    zh: '死了就是死了',
  },
  symptom: {
    en: 'A dead limit is reported, and not what makes it dead.',
    zh: '报告了死掉的限时，却没说是什么让它死的。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `    const because = \`\${sooner.layer} ends everything inside it after \${sooner.ms} ms\`
    return { ...layer, dead: true, because }
`,
      replace: `    return { ...layer, dead: true }
`,
    },
  ],
  catches: ['never-fires'],
})
