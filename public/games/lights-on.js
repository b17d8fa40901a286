/* Lights on: turn pieces of line until power reaches every house. No storage, no other site. */
(() => {
  'use strict';
  const SOURCE = 0;
  // North, east, south, west: how to get there, and the way back.
  const WAYS = [
    { dx: 0, dy: -1, name: 'up' },
    { dx: 1, dy: 0, name: 'right' },
    { dx: 0, dy: 1, name: 'down' },
    { dx: -1, dy: 0, name: 'left' },
  ];
  const board = document.getElementById('board');
  // On a phone the board stands upright, so that a finger meets one piece.
  const upright = window.innerWidth < 560;
  const [WIDTH, HEIGHT] = [board.dataset.columns, board.dataset.rows].map(Number).sort((a, b) => (upright ? a - b : b - a));
  board.className = `of-${WIDTH}`;
  const state = document.getElementById('state');
  const start = document.getElementById('start');
  /** Ways out of each piece, as they stand now. */
  let pieces = [];
  let turns = 0;

  const neighbour = (place, way) => {
    const x = (place % WIDTH) + WAYS[way].dx;
    const y = Math.floor(place / WIDTH) + WAYS[way].dy;
    return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? -1 : y * WIDTH + x;
  };
  const opposite = (way) => (way + 2) % 4;
  const pick = (list) => list[Math.floor(Math.random() * list.length)];

  /** A tree over the whole board, so that there is always an answer; then every piece is turned at random. */
  function newPieces() {
    const made = Array.from({ length: WIDTH * HEIGHT }, () => new Set());
    const inTree = new Set([SOURCE]);
    while (inTree.size < made.length) {
      const from = pick([...inTree].filter((p) => WAYS.some((_, w) => neighbour(p, w) >= 0 && !inTree.has(neighbour(p, w)))));
      const way = pick([0, 1, 2, 3].filter((w) => neighbour(from, w) >= 0 && !inTree.has(neighbour(from, w))));
      made[from].add(way);
      made[neighbour(from, way)].add(opposite(way));
      inTree.add(neighbour(from, way));
    }
    return made.map((ways) => {
      const by = Math.floor(Math.random() * 4);
      return { ways: new Set([...ways].map((way) => (way + by) % 4)), house: ways.size === 1 };
    });
  }

  /** The pieces that power reaches. */
  function reached() {
    const lit = new Set([SOURCE]);
    const open = [SOURCE];
    while (open.length) {
      const place = open.pop();
      for (const way of pieces[place].ways) {
        const next = neighbour(place, way);
        if (next < 0 || lit.has(next) || !pieces[next].ways.has(opposite(way))) continue;
        lit.add(next);
        open.push(next);
      }
    }
    return lit;
  }

  const kindOf = (place) => (place === SOURCE ? 'Wind farm' : pieces[place].house ? 'House' : 'Line');

  function picture(place) {
    const ends = ['50 0', '100 50', '50 100', '0 50'];
    const lines = [...pieces[place].ways].map((way) => `M50 50 ${ends[way]}`).join('');
    const more =
      place === SOURCE
        ? '<circle cx="50" cy="50" r="18" fill="#101820"/><path d="M50 50V30M50 50l16 10M50 50l-16 10" stroke-width="6"/>'
        : pieces[place].house
          ? '<path class="lamp" d="M28 52 50 32l22 20v22H28z" stroke-width="6"/>'
          : '';
    return `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="${lines}"/>${more}</svg>`;
  }

  function draw() {
    const lit = reached();
    [...board.children].forEach((button, place) => {
      const isLit = lit.has(place);
      button.className = `piece${pieces[place].house ? ' house' : ''}${isLit ? ' lit' : ''}`;
      button.innerHTML = picture(place);
      const ways = [...pieces[place].ways].sort().map((way) => WAYS[way].name).join(' and ');
      button.setAttribute('aria-label', `${kindOf(place)}, leads ${ways}, ${isLit ? 'has power' : 'no power'}. Turn it.`);
    });
    const houses = pieces.filter((piece, place) => piece.house && place !== SOURCE).length;
    const bright = pieces.filter((piece, place) => piece.house && place !== SOURCE && lit.has(place)).length;
    state.textContent =
      bright === houses ? `Every house has power, in ${turns} turns. Well done!` : `${bright} of ${houses} houses have power.`;
  }

  function turn(place) {
    pieces[place].ways = new Set([...pieces[place].ways].map((way) => (way + 1) % 4));
    turns += 1;
    draw();
  }

  function makeBoard() {
    board.replaceChildren(
      ...pieces.map((_, place) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.addEventListener('click', () => turn(place));
        return button;
      }),
    );
    board.hidden = false;
  }

  board.addEventListener('keydown', (event) => {
    const way = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 }[event.key];
    const place = [...board.children].indexOf(document.activeElement);
    if (way === undefined || place < 0) return;
    event.preventDefault();
    board.children[neighbour(place, way)]?.focus();
  });
  start.addEventListener('click', () => {
    pieces = newPieces();
    turns = 0;
    makeBoard();
    draw();
    start.textContent = 'New game';
    if (window.parent !== window) window.parent.postMessage('game-started', window.location.origin);
  });
})();
