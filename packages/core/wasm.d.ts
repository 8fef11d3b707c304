/** The compiled modules, which the build writes beside the compiled sources: WebAssembly as base64, so that any bundler can carry it. */
export const modules: Readonly<Record<string, () => Promise<{ readonly wasm: string }>>>;
