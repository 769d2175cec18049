/**
 * An engine that makes little but what the program makes. It interprets, and takes no notes of what passes by: notes are objects
 * too. Its old space begins so large that garbage is collected there when counting asks for it, not when a machine's memory or clock does; shapes of
 * objects die with it, and would be made anew in a frame that counts. Set at birth: what was loaded before would keep its habits.
 */

/** Whether it is Node 20's, whose flags have other names. */
const old = process.versions.v8.startsWith('11.3.');

const NEVER = 1_000_000_000;
/** Times the length of a function's bytecode: with the longest still below 2^31, or the product wraps and comes at once. */
const NEVER_IN_CALLS = 400_000;

export const ENGINE_FLAGS: readonly string[] = [
  '--no-opt',
  '--no-sparkplug',
  '--no-concurrent-recompilation',
  '--no-flush-bytecode',
  '--no-enable-lazy-source-positions',
  '--allow-natives-syntax',
  '--sampling-heap-profiler-suppress-randomness',
  '--no-memory-reducer',
  '--initial-heap-size=2100',
  '--initial-old-space-size=2000',
  ...(old
    ? [
        `--interrupt-budget=${NEVER}`,
        `--interrupt-budget-for-feedback-allocation=${NEVER}`,
        `--interrupt-budget-factor-for-feedback-allocation=${NEVER_IN_CALLS}`,
      ]
    : [`--invocation-count-for-feedback-allocation=${NEVER_IN_CALLS}`]),
];
