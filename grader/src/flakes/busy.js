/**
 * Keeps one core busy until whoever has started it is gone. Plain JavaScript, so that
 * it needs no loader. In slices: between two of them it notices that it is alone.
 */
const SLICE_MS = 20

process.on('disconnect', () => process.exit(0))
if (!process.connected) process.exit(0)

function slice() {
  const end = performance.now() + SLICE_MS
  while (performance.now() < end);
  setImmediate(slice)
}
slice()
