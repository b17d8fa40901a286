export const examples = {
  plain: {
    __typename: 'RawHtml',
    title: 'Voltage in short',
    html: '<table><caption>Voltages</caption><tr><th scope="col">Line</th><td>11,000 V</td></tr></table><p onclick="x()">A cable.</p>',
  },
  'a script of its own': {
    __typename: 'RawHtml',
    title: 'A small sum',
    html: '<p>Two and two are <b id="sum"></b>.</p><script>document.getElementById("sum").textContent = 2 + 2;</script>',
    height: 120,
  },
  'a script of another site': {
    __typename: 'RawHtml',
    html: '<div id="feed"></div><script src="https://feeds.example/feed.js"></script>',
  },
  'everything empty': { __typename: 'RawHtml', html: ' ' },
};
