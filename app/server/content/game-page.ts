const LEVELS = {
  '1': { name: 'Lights on', board: 'six pieces by four', columns: 6, rows: 4 },
  '2': { name: 'Lights on, for beginners', board: 'four pieces by three', columns: 4, rows: 3 },
} as const;

/** Buttons and text only, so that it works by mouse, touch and keyboard. */
export function gamePage(level: string | null): string {
  const { name, board, columns, rows } = level === '2' ? LEVELS['2'] : LEVELS['1'];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}: a game about the electricity network</title>
<link rel="stylesheet" href="/games/lights-on.css">
<script src="/games/lights-on.js" defer></script>
</head>
<body>
<main id="game" aria-label="${name}">
<h1>${name}</h1>
<p>Turn the pieces of line until power gets from the wind farm to every house.</p>
<p><button type="button" id="start">Start a game</button> <span id="state" role="status"></span></p>
<div id="board" class="of-${columns}" data-columns="${columns}" data-rows="${rows}" role="group" aria-label="The network, ${board}" hidden></div>
<noscript><p>This game needs JavaScript.</p></noscript>
</main>
</body>
</html>
`;
}
