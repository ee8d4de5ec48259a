/**
 * A workflow for the teacher's repository: submissions are fetched as data by a job
 * that has a token and runs nothing of theirs, graded by jobs that have no token, and
 * published by a third that reads results only.
 */
import { stringify } from 'yaml'
import { UsageError } from '../../usage-error.ts'
import { type Assignment, gradeFlags, inShell } from './grade-command.ts'
import { NODE_VERSION, plainValue } from './shell.ts'

export interface ActionsBundle extends Assignment {
  node: string
  /** Jobs at the same time; a run has 256 at most. */
  shards: number
  /**
   * `userns`: the image's AppArmor rule against user namespaces is lifted for this
   * machine, which is thrown away afterwards. `container`: it stays, Docker isolates.
   */
  isolation: 'userns' | 'container'
  /** Name of the secret with read access to the submissions. */
  secret: string
}

const MOST_JOBS = 256

export function actionsWorkflow(bundle: ActionsBundle): string {
  plainValue('--node', bundle.node, NODE_VERSION)
  plainValue('--secret', bundle.secret, /^[A-Z][A-Z0-9_]*$/)
  if (
    !Number.isInteger(bundle.shards) ||
    bundle.shards < 1 ||
    bundle.shards > MOST_JOBS
  ) {
    throw new UsageError(`--shards: expected 1 to ${MOST_JOBS}, got ${bundle.shards}`)
  }
  const workflow = {
    name: `grade stage ${bundle.stage}`,
    on: { workflow_dispatch: {} },
    permissions: { contents: 'read' },
    concurrency: { group: `grade-${bundle.stage}`, 'cancel-in-progress': false },
    jobs: {
      fetch: fetchJob(bundle),
      grade: gradeJob(bundle),
      publish: publishJob(),
    },
  }
  return HEAD + stringify(workflow, { lineWidth: 0 })
}

const HEAD = `# For the teacher's repository, never for a learner's: who can edit this file can
# edit every grade. Beside it, submissions.txt has one repository a line, owner/name or
# owner/name@commit. Pin the actions below to commits if your organization asks for it.
`

const RUNNER = 'ubuntu-24.04'
const CHECKOUT = {
  uses: 'actions/checkout@v6',
  with: { 'persist-credentials': false },
}

const fetchJob = ({ secret, shards }: ActionsBundle): object => ({
  'runs-on': RUNNER,
  'timeout-minutes': 30,
  outputs: { shards: `\${{ steps.fetch.outputs.shards }}` },
  steps: [
    CHECKOUT,
    {
      id: 'fetch',
      name: 'Fetch submissions as archives',
      env: { GH_TOKEN: `\${{ secrets.${secret} }}`, SHARDS: `${shards}` },
      run: FETCH,
    },
    {
      uses: 'actions/upload-artifact@v7',
      with: { name: 'submissions', path: 'submissions', 'retention-days': 7 },
    },
  ],
})

/** Nothing of a submission is unpacked here, and its name is checked before use. */
const FETCH = `set -euo pipefail
count=0
while IFS= read -r line || [ -n "$line" ]; do
  case "$line" in ''|'#'*) continue ;; esac
  if ! [[ "$line" =~ ^[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+(@[0-9a-f]{40})?$ ]]; then
    echo "submissions.txt: expected owner/name or owner/name@commit" >&2
    exit 1
  fi
  repository=\${line%@*}
  commit=HEAD
  if [[ "$line" == *@* ]]; then commit=\${line##*@}; fi
  shard=$((count % SHARDS))
  mkdir -p "submissions/shard-$shard"
  gh api "repos/$repository/zipball/$commit" > "submissions/shard-$shard/\${repository//\\//-}.zip"
  count=$((count + 1))
done < submissions.txt
if [ "$count" -eq 0 ]; then echo 'submissions.txt: expected a submission, got none' >&2; exit 1; fi
used=$((count < SHARDS ? count : SHARDS))
echo "shards=[$(seq -s, 0 $((used - 1)))]" >> "$GITHUB_OUTPUT"
`

function gradeJob(bundle: ActionsBundle): object {
  const { node, isolation } = bundle
  return {
    needs: 'fetch',
    'runs-on': RUNNER,
    'timeout-minutes': 120,
    strategy: {
      'fail-fast': false,
      matrix: { shard: `\${{ fromJSON(needs.fetch.outputs.shards) }}` },
    },
    steps: [
      CHECKOUT,
      { uses: 'actions/setup-node@v6', with: { 'node-version': node } },
      {
        uses: 'actions/download-artifact@v8',
        with: { name: 'submissions', path: 'submissions' },
      },
      { name: 'Install the grader', run: install(isolation) },
      {
        name: 'Attack the sandbox',
        run: `node grader/bin.js grade doctor${bundle.withoutIsolation === true ? ' --no-isolation' : ''}`,
      },
      {
        name: 'Grade',
        env: { SHARD: `\${{ matrix.shard }}` },
        run: `${GUARDED}\n${command(bundle)}\n`,
      },
      {
        if: `\${{ !cancelled() }}`,
        uses: 'actions/upload-artifact@v7',
        with: {
          name: `results-\${{ matrix.shard }}`,
          path: `results/shard-\${{ matrix.shard }}`,
          'retention-days': 30,
        },
      },
    ],
  }
}

/** Lines of a submission that reach the log are no commands to the runner. */
const GUARDED = `set -euo pipefail
token=$(head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \\n')
echo "::stop-commands::$token"
trap 'echo "::$token::"' EXIT`

const command = (bundle: ActionsBundle): string =>
  `node grader/bin.js grade "submissions/shard-$SHARD" --out "results/shard-$SHARD" ${inShell(gradeFlags(bundle, ['json', 'csv', 'html']))}`

const install = (isolation: ActionsBundle['isolation']): string =>
  [
    'set -euo pipefail',
    'npx -y pnpm@12 install --frozen-lockfile',
    ...(isolation === 'container'
      ? ['docker version --format "{{.Server.Version}}"']
      : [
          'sudo apt-get update',
          'sudo apt-get install -y --no-install-recommends bubblewrap',
          'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
        ]),
    '',
  ].join('\n')

/** The only job that would need a right to write; it runs nothing of a submission. */
const publishJob = (): object => ({
  needs: 'grade',
  if: `\${{ !cancelled() }}`,
  'runs-on': RUNNER,
  'timeout-minutes': 10,
  steps: [
    {
      uses: 'actions/download-artifact@v8',
      with: { pattern: 'results-*', path: 'results' },
    },
    {
      name: 'Everything as one artifact',
      uses: 'actions/upload-artifact@v7',
      with: { name: 'grades', path: 'results', 'retention-days': 90 },
    },
    {
      name: 'The class overviews in the summary',
      run: 'cat results/*/class/overview.md >> "$GITHUB_STEP_SUMMARY"',
    },
  ],
})
