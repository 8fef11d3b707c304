/** Runes everywhere, and TypeScript in components: types are stripped by Svelte itself. */
export default { compilerOptions: { runes: true } };
