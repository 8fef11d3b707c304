/** The page for addresses that lead nowhere. It brings no style along: our policy allows none inside a page. */

export const NOT_FOUND = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not found · Hippodrome</title>
<h1>Nothing here</h1>
<p>Hippodrome has no page at this address. <a href="/">To the games</a></p>
</html>
`;
