/**
 * Which tests run when. `npx vitest run` runs the first group; `--mode corpus` and `--mode deep` the other two, which need
 * other people's files or a lot of time. Tests import other packages as their users do, from `dist`: build first.
 *
 * One package alone: `npx vitest run --root packages/rules src/betza`. Then the folders are looked for below that root,
 * which is why each is given a second time, without the package.
 */
import { defineConfig } from 'vitest/config';

const SECOND = 1000;

const groups = {
  test: [
    {
      test: {
        name: 'packages',
        include: ['packages/*/src/**/*.test.ts', 'bench/src/**/*.test.ts', 'docs/src/**/*.test.ts', 'src/**/*.test.ts'],
        // A limit against hanging, not on speed: machines are shared, and speed is measured in bench/.
        testTimeout: 120 * SECOND,
      },
    },
    {
      test: {
        name: 'scripts',
        include: ['scripts/**/*.test.mjs', 'packages/*/build/**/*.test.mjs'],
        testTimeout: 60 * SECOND,
      },
    },
    { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], testTimeout: 60 * SECOND, hookTimeout: 60 * SECOND } },
  ],
  corpus: [{ test: { name: 'corpus', include: below('test-corpus'), testTimeout: 600 * SECOND } }],
  deep: [{ test: { name: 'deep', include: below('test-deep'), testTimeout: 3600 * SECOND } }],
};

export default defineConfig(({ mode }) => ({
  test: {
    projects: mode === 'corpus' ? groups.corpus : mode === 'deep' ? groups.deep : groups.test,
    maxWorkers: 2,
    // The special groups may still be empty; the everyday one may not.
    passWithNoTests: mode === 'corpus' || mode === 'deep',
  },
}));

function below(folder: string): string[] {
  return [`packages/*/${folder}/**/*.test.ts`, `${folder}/**/*.test.ts`];
}
