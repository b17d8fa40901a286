#!/usr/bin/env bash
# happy-dom 21.0.4.
# Guessed: a form of parsed HTML has the values, the validity and the FormData that a browser gives it, since the HTML
# standard says each in so many words.
# True: a text area keeps the line feed right behind its start tag, a number field keeps letters, a field in a disabled
# fieldset still makes the form invalid, and FormData without a button holds an image button. Who tests a form without a
# browser sends what no browser sends, and sees valid forms refused.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error happy-dom@21.0.4
cat >look.mjs <<'JS'
import { Window } from 'happy-dom';

const window = new Window();
const formOf = (fields) =>
  new window.DOMParser().parseFromString(`<form>${fields}</form>`, 'text/html').querySelector('form');
const found = {
  textarea: formOf('<textarea>\nEly</textarea>').querySelector('textarea').value,
  number: formOf('<input type="number" value="ten">').querySelector('input').value,
  disabled: formOf('<fieldset disabled><input required></fieldset>').checkValidity(),
  image: [...new window.FormData(formOf('<input type="image" name="go">')).keys()],
};
await window.happyDOM.close();
console.log(JSON.stringify(found));
// In a browser: "Ely", "", true, [].
const expected = { textarea: '\nEly', number: 'ten', disabled: false, image: ['go'] };
process.exit(JSON.stringify(found) === JSON.stringify(expected) ? 0 : 1);
JS
node look.mjs
