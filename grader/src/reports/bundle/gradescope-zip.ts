/**
 * An autograder for Gradescope, ready to upload: the repository's files, `setup.sh`
 * (once, as root, while the image is built) and `run_autograder` (per submission).
 * The files travel inside, so the repository need not be public.
 */
import { type Zippable, zipSync } from 'fflate'
import { pessimisticGradescope } from '../platforms/gradescope.ts'
import { type Assignment, gradeFlags, inShell } from './grade-command.ts'
import { isNeeded } from './needed-files.ts'
import { NODE_VERSION, plainValue } from './shell.ts'

export interface GradescopeBundle extends Assignment {
  /** Files of the repository by path, as git has them. */
  files: ReadonlyMap<string, Uint8Array>
  /** Of the image; the platform's own is too old or absent. */
  node: string
}

/** The same input gives the same bytes: a zip keeps times, and this one is its. */
const TIME = new Date('2026-01-01T00:00:00Z')
const EXECUTABLE = 0o100755 << 16
const READABLE = 0o100644 << 16
const ON_UNIX = 3

export function gradescopeBundle(bundle: GradescopeBundle): Uint8Array {
  plainValue('--node', bundle.node, NODE_VERSION)
  const zip: Zippable = {
    'setup.sh': script(setup(bundle)),
    run_autograder: script(run(bundle)),
    'README.txt': text(readme(bundle)),
  }
  for (const [path, bytes] of [...bundle.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isNeeded(path)) continue
    zip[`workshop/${path}`] = [bytes, { os: ON_UNIX, attrs: READABLE, mtime: TIME }]
  }
  return zipSync(zip, { level: 9 })
}

const encode = (content: string) => new TextEncoder().encode(content)
const script = (content: string): Zippable[string] => [
  encode(content),
  { os: ON_UNIX, attrs: EXECUTABLE, mtime: TIME },
]
const text = (content: string): Zippable[string] => [
  encode(content),
  { os: ON_UNIX, attrs: READABLE, mtime: TIME },
]

const setup = ({ node }: GradescopeBundle): string => `#!/usr/bin/env bash
# Once, as root, while the image is built. Needs the network.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends bubblewrap ca-certificates curl xz-utils

version=v${node}
case "$(uname -m)" in
  x86_64) machine=x64 ;;
  aarch64) machine=arm64 ;;
  *) echo "expected x86_64 or aarch64, got $(uname -m)" >&2; exit 1 ;;
esac
archive="node-$version-linux-$machine.tar.xz"
cd /tmp
curl -fsSLO "https://nodejs.org/dist/$version/$archive"
curl -fsSL "https://nodejs.org/dist/$version/SHASUMS256.txt" \\
  | grep " $archive\\$" | sha256sum --check -
tar -xJf "$archive" -C /usr/local --strip-components=1
rm "$archive"

# Out of reach of the account that submissions run under.
cp -r /autograder/source/workshop /autograder/workshop
cd /autograder/workshop
npx -y pnpm@12 install --frozen-lockfile
chown -R root:root /autograder/workshop
chmod -R go-w /autograder/workshop
chmod 711 /autograder
`

function run(bundle: GradescopeBundle): string {
  const flags = inShell(gradeFlags(bundle, ['gradescope']))
  const pessimistic = pessimisticGradescope(bundle)
  return `#!/usr/bin/env bash
# Once for each submission, as root. What the submission prints never gets here.
set -uo pipefail
results=/autograder/results/results.json
mkdir -p /autograder/results

# First the file for the case that nothing after this line succeeds: it has no score,
# so a failure of the grader is shown as one, and is nobody's 0.
cat > "$results" <<'PESSIMISTIC'
${pessimistic.trimEnd()}
PESSIMISTIC

out=$(mktemp -d /tmp/grades-XXXXXX)
cd /autograder/workshop || exit 1
node grader/bin.js grade /autograder/submission --out "$out" ${flags} >&2
code=$?
found=$(find "$out/platforms" -name results.json -type f 2>/dev/null | head -n 1)
if [ -z "$found" ]; then
  echo "the grader wrote no result, exit code $code" >&2
  exit 1
fi
# In one step: a half-written file would be a broken result.
cp "$found" "$results.new" && mv "$results.new" "$results"
exit "$code"
`
}

const readme = (
  bundle: GradescopeBundle,
): string => `Autograder: MCP from Zero to One, stage ${bundle.stage}

Upload this zip as it is: Configure Autograder, Zip file upload. Set the assignment's
points to what the first test run shows as the maximum.

What is assumed
- A base image of Ubuntu 22.04 or newer, on x86_64 or arm64, with the network while it
  is built. Node ${bundle.node} is fetched from nodejs.org and checked against its sums.
- The container starts as root, as the platform documents.
- Whether the container may make namespaces is the platform's decision. The grader
  attacks its own sandbox first; where none holds it gives no score and says so.
  ${bundle.withoutIsolation === true ? 'This bundle grades all the same, and every result says UNVERIFIED.' : 'Then make the bundle again with the flag that accepts it, or grade elsewhere.'}

Before you release the assignment, run it on the reference solution (full points), on
the untouched skeleton, and on a program that never ends.
`
