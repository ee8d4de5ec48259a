/**
 * An Indexed Job: one index grades one shard of the submissions. A pod can reach
 * nothing, has no token, and finds the submissions read-only; its results are on a
 * volume before it ends, so an index that is tried again goes on where it was.
 */
import { stringify } from 'yaml'
import { type Assignment, gradeFlags } from './grade-command.ts'
import { DNS_LABEL, IMAGE, plainValue } from './shell.ts'

export interface KubernetesBundle extends Assignment {
  /** Of the Job and everything with it. */
  name: string
  namespace: string
  /** The repository, installed under /workshop, with Node and bubblewrap. */
  image: string
  shards: number
  /** Pods at the same time. */
  parallelism: number
  /** Claims: `shard-0/`, `shard-1/` … in one; the other is shared by all pods. */
  submissionsClaim: string
  resultsClaim: string
  /** Such as gvisor; absent: the cluster's own. */
  runtimeClass?: string
  /** Seconds for one shard. */
  deadline: number
}

/** The grader's "typed wrong": trying again would not help. */
const BAD_INPUT = 2

export function kubernetesManifest(bundle: KubernetesBundle): string {
  const { name, namespace, shards, parallelism } = bundle
  plainValue('--name', name, DNS_LABEL)
  plainValue('--namespace', namespace, DNS_LABEL)
  plainValue('--image', bundle.image, IMAGE)
  plainValue('--submissions-claim', bundle.submissionsClaim, DNS_LABEL)
  plainValue('--results-claim', bundle.resultsClaim, DNS_LABEL)
  if (bundle.runtimeClass !== undefined) {
    plainValue('--runtime-class', bundle.runtimeClass, DNS_LABEL)
  }
  for (const [flag, count] of Object.entries({ shards, parallelism })) {
    plainValue(`--${flag}`, `${count}`, /^[1-9]\d{0,4}$/)
  }
  const documents = [networkPolicy(bundle), job(bundle)]
  return HEAD + documents.map(one => stringify(one, { lineWidth: 0 })).join('---\n')
}

const HEAD = `# Kubernetes 1.33 or newer: retries per index. Check before you grade:
#   kubectl apply --dry-run=server -f this-file.yaml
# Needed beforehand: both claims (the results' one ReadWriteMany if pods run on more
# than one node), and the submissions laid out as shard-0/, shard-1/ and so on.
# The image, from the root of the repository (node_modules in .dockerignore):
#   FROM node:24-bookworm-slim
#   RUN apt-get update && apt-get install -y --no-install-recommends bubblewrap
#   COPY . /workshop
#   RUN cd /workshop && npx -y pnpm@12 install --frozen-lockfile && chmod -R go-w .
# The first container attacks the sandbox; where it does not hold, nothing is graded.
# A sandbox inside a pod needs user namespaces on the node: hostUsers and procMount
# below ask for them, and the runtime's own seccomp profile may still refuse. Then use
# a profile that allows them, or a runtime class such as gVisor or Kata.
`

const labels = ({ name }: KubernetesBundle) => ({
  'app.kubernetes.io/name': 'mcp-workshop-grader',
  'app.kubernetes.io/instance': name,
})

/** Without a rule nothing is allowed, in neither direction. */
const networkPolicy = (bundle: KubernetesBundle): object => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: {
    name: `${bundle.name}-nothing`,
    namespace: bundle.namespace,
    labels: labels(bundle),
  },
  spec: {
    podSelector: { matchLabels: labels(bundle) },
    policyTypes: ['Ingress', 'Egress'],
  },
})

const job = (bundle: KubernetesBundle): object => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: {
    name: bundle.name,
    namespace: bundle.namespace,
    labels: labels(bundle),
  },
  spec: {
    completionMode: 'Indexed',
    completions: bundle.shards,
    parallelism: Math.min(bundle.parallelism, bundle.shards),
    backoffLimitPerIndex: 3,
    maxFailedIndexes: bundle.shards,
    podReplacementPolicy: 'Failed',
    podFailurePolicy: {
      rules: [
        { action: 'Ignore', onPodConditions: [{ type: 'DisruptionTarget' }] },
        {
          action: 'FailIndex',
          onExitCodes: { containerName: 'grade', operator: 'In', values: [BAD_INPUT] },
        },
      ],
    },
    template: {
      metadata: { labels: labels(bundle) },
      spec: podSpec(bundle),
    },
  },
})

const podSpec = (bundle: KubernetesBundle): object => ({
  restartPolicy: 'Never',
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  hostUsers: false,
  ...(bundle.runtimeClass === undefined
    ? {}
    : { runtimeClassName: bundle.runtimeClass }),
  activeDeadlineSeconds: bundle.deadline,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: 10_001,
    runAsGroup: 10_001,
    fsGroup: 10_001,
    seccompProfile: { type: 'RuntimeDefault' },
  },
  initContainers: [container('doctor', bundle, doctorArguments(bundle))],
  containers: [container('grade', bundle, gradeArguments(bundle))],
  volumes: [
    {
      name: 'submissions',
      persistentVolumeClaim: { claimName: bundle.submissionsClaim, readOnly: true },
    },
    { name: 'results', persistentVolumeClaim: { claimName: bundle.resultsClaim } },
    { name: 'scratch', emptyDir: { sizeLimit: '2Gi' } },
    { name: 'state', emptyDir: { sizeLimit: '1Gi' } },
  ],
})

const doctorArguments = ({ withoutIsolation }: KubernetesBundle): string[] => [
  'doctor',
  ...(withoutIsolation === true ? ['--no-isolation'] : []),
]

/** Kubernetes itself puts the index where the variable stands. */
const gradeArguments = (bundle: KubernetesBundle): string[] => [
  '/submissions/shard-$(JOB_COMPLETION_INDEX)',
  ...['--out', '/results/shard-$(JOB_COMPLETION_INDEX)', '--resume'],
  ...['--jobs', '2'],
  ...gradeFlags(bundle, ['json', 'csv']),
]

const container = (
  name: string,
  { image }: KubernetesBundle,
  args: readonly string[],
): object => ({
  name,
  image,
  workingDir: '/workshop',
  command: ['node', 'grader/bin.js', 'grade'],
  args: [...args],
  env: [{ name: 'TMPDIR', value: '/scratch' }],
  resources: {
    requests: { cpu: '2', memory: '2Gi', 'ephemeral-storage': '3Gi' },
    limits: { memory: '2Gi', 'ephemeral-storage': '4Gi' },
  },
  securityContext: {
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
    readOnlyRootFilesystem: true,
    procMount: 'Unmasked',
  },
  volumeMounts: [
    { name: 'submissions', mountPath: '/submissions', readOnly: true },
    { name: 'results', mountPath: '/results' },
    { name: 'scratch', mountPath: '/scratch' },
    { name: 'state', mountPath: '/workshop/.workshop' },
  ],
})
