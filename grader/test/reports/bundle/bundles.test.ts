/** What is made for a platform is what the platform takes. */
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import {
  type Assignment,
  actionsWorkflow,
  isNeeded,
  kubernetesManifest,
  shardsOf,
} from '../../../src/reports/index.ts'
import { UsageError } from '../../../src/usage-error.ts'
import { expectSchema } from '../schema-named.ts'
import { workflowProblems } from './workflow-problems.ts'

const assignment: Assignment = { stage: '03', feedback: 'count', locale: 'en' }

describe('the Kubernetes manifest', () => {
  const bundle = {
    ...assignment,
    name: 'grade-03',
    namespace: 'grading',
    image: 'registry.example.org/mcp/grader:1.2.3',
    shards: 8,
    parallelism: 4,
    submissionsClaim: 'submissions',
    resultsClaim: 'results',
    deadline: 3_600,
  }
  const isKubernetes = expectSchema('kubernetes')
  const documents = (text: string) =>
    parseAllDocuments(text).map(document => document.toJS())

  it.each([
    ['plain', bundle],
    ['gVisor', { ...bundle, runtimeClass: 'gvisor', seed: 'a b$(x)' }],
    ['without isolation', { ...bundle, withoutIsolation: true }],
  ])('%s is valid', (_, one) => {
    const made = documents(kubernetesManifest(one))
    expect(made.map(({ kind }) => kind)).toEqual(['NetworkPolicy', 'Job'])
    for (const document of made) isKubernetes(document)
  })

  it('lets pods reach nothing and gives them no token', () => {
    const [policy, job] = documents(kubernetesManifest(bundle))
    expect(policy.spec).toEqual({
      podSelector: { matchLabels: job.spec.template.metadata.labels },
      policyTypes: ['Ingress', 'Egress'],
    })
    const pod = job.spec.template.spec
    expect(pod.automountServiceAccountToken).toBe(false)
    for (const one of [...pod.initContainers, ...pod.containers]) {
      expect(one.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(one.volumeMounts).toContainEqual({
        name: 'submissions',
        mountPath: '/submissions',
        readOnly: true,
      })
    }
  })

  it('tries an index again, but not for what was typed wrong', () => {
    const [, job] = documents(kubernetesManifest(bundle))
    expect(job.spec).toMatchObject({
      completionMode: 'Indexed',
      completions: 8,
      backoffLimitPerIndex: 3,
    })
    expect(job.spec.podFailurePolicy.rules[1]).toMatchObject({
      action: 'FailIndex',
      onExitCodes: { containerName: 'grade', values: [2] },
    })
    const [grade] = job.spec.template.spec.containers
    expect(grade.args).toContain('--resume')
  })

  it.each([
    ['image', { image: 'x:1\n  evil: true' }],
    ['name', { name: 'A_b' }],
    ['shards', { shards: 0 }],
    ['claim', { resultsClaim: '../x' }],
  ])('refuses a wrong %s', (_, change) => {
    expect(() => kubernetesManifest({ ...bundle, ...change })).toThrow(UsageError)
  })
})

describe('the workflow', () => {
  const bundle = {
    ...assignment,
    node: '24.0.0',
    shards: 16,
    isolation: 'userns',
    secret: 'SUBMISSIONS_TOKEN',
  } as const

  it.each([
    ['userns', bundle],
    ['container', { ...bundle, isolation: 'container' as const }],
    ['without isolation', { ...bundle, withoutIsolation: true, seed: `it's` }],
  ])('%s is one that GitHub’s parser takes', async (_, one) => {
    expect(await workflowProblems(actionsWorkflow(one))).toEqual([])
  })

  it('would be told otherwise', async () => {
    const text = actionsWorkflow(bundle)
    expect(
      await workflowProblems(text.replace('strategy:', 'strategie:')),
    ).toContainEqual(expect.stringContaining('strategie'))
    expect(
      await workflowProblems(text.replace('needs.fetch', 'nedes.fetch')),
    ).toContainEqual(expect.stringContaining('Unrecognized named-value'))
  })

  const jobs = parse(actionsWorkflow(bundle)).jobs
  const text = (job: string) => JSON.stringify(jobs[job])

  it('has its secret in the job that runs nothing of a submission, and there only', () => {
    expect(text('fetch')).toContain('secrets.SUBMISSIONS_TOKEN')
    expect(text('grade')).not.toContain('secrets.')
    expect(text('publish')).not.toContain('secrets.')
    expect(parse(actionsWorkflow(bundle)).permissions).toEqual({ contents: 'read' })
  })

  it('does not stop all for one, and publishes apart', () => {
    expect(jobs.grade.strategy['fail-fast']).toBe(false)
    expect(jobs.publish.needs).toBe('grade')
    expect(text('publish')).not.toContain('checkout')
  })

  it('attacks the sandbox before it grades, with commands off', () => {
    const names = jobs.grade.steps.map(({ name }: { name?: string }) => name)
    expect(names.indexOf('Attack the sandbox')).toBeLessThan(names.indexOf('Grade'))
    expect(jobs.grade.steps.at(-2).run).toContain('::stop-commands::$token')
    expect(text('grade')).toContain('apparmor_restrict_unprivileged_userns=0')
    const container = actionsWorkflow({ ...bundle, isolation: 'container' })
    expect(container).not.toContain('apparmor')
  })

  it('puts no expression into a script', () => {
    const scripts = Object.values(jobs as Record<string, { steps: { run?: string }[] }>)
      .flatMap(({ steps }) => steps)
      .flatMap(({ run }) => run ?? [])
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts) expect(script).not.toContain('${{')
  })

  it.each([[{ shards: 257 }], [{ secret: 'x }} ${{ github.token' }], [{ node: '24' }]])(
    'refuses %j',
    change => {
      expect(() => actionsWorkflow({ ...bundle, ...change })).toThrow(/expected/)
    },
  )
})

describe('shards', () => {
  it('have every name once and about the same size', () => {
    const names = Array.from({ length: 23 }, (_, at) => `s${at}`)
    const shards = shardsOf([...names, 's1'].reverse(), 5)
    expect(shards.flat().sort()).toEqual([...names].sort())
    expect(shards.map(one => one.length).sort()).toEqual([4, 4, 5, 5, 5])
    expect(shardsOf(names, 5)).toEqual(shards)
    expect(shardsOf(['a'], 9)).toEqual([['a']])
    expect(shardsOf([], 3)).toEqual([[]])
  })
})

it('a bundle has the tests and no reference', () => {
  const needed = [
    'package.json',
    'stages/03-remote-auth/test/a.test.ts',
    'packages/testkit/src/index.ts',
    'solutions/03-remote-auth/sdk/package.json',
    'grader/src/cli.ts',
  ]
  const left = [
    'solutions/03-remote-auth/zero-sdk/src/auth.ts',
    'solutions/03-remote-auth/sdk/break/x.ts',
    'docs/en/index.md',
    'bench/src/a.ts',
    'grader/node_modules/x',
  ]
  expect(needed.filter(isNeeded)).toEqual(needed)
  expect(left.filter(isNeeded)).toEqual([])
})
