import { guards, load, namesOf, type Source, source } from './contract.ts'
import { calling, of, what } from './what.ts'

const GOOD = source('user', { good: { command: 'good-mcp' } })

function project(text: string): Source {
  return { scope: 'project', file: 'project.json', text }
}

guards('empty-section', 'empty-object', async t => {
  for (const text of ['{}', '{ "mcpServers": {} }', ' {\n} \n']) {
    const { servers, problems } = await load(t, [GOOD, project(text)])
    t.equal(namesOf(servers), ['good'], of(text, 'servers'))
    t.equal(problems, [], of(text, 'problems'))
  }
  t.equal(await load(t, []), { servers: [], problems: [] }, calling('loadConfig', []))
})

guards('empty-section', 'null-or-list', async t => {
  for (const section of ['null', '[]', '[{ "command": "x" }]', '"x"', '7', 'false']) {
    const text = `{ "mcpServers": ${section} }`
    const { servers, problems } = await load(t, [project(text), GOOD])
    t.equal(namesOf(servers), ['good'], of(text, 'servers'))
    const files = problems.map(problem => problem.file)
    t.ok(files.length > 0, { kind: 'unanswered', what: what.problemWith(text), ms: 0 })
    t.equal([...new Set(files)], ['project.json'], of(text, 'problems'))
  }
})
