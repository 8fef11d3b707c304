// Before the first paint: the colour scheme chosen on an earlier visit. A file of its own, because inline scripts are barred.
try {
  const scheme = localStorage.getItem('hippodrome.scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage may be switched off; then the system's scheme holds.
}
