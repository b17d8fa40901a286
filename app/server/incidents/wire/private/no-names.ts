/** Capitalised words that start sentences in the feed and are not names. Any other may be one. */
const WORDS =
  'a after again all also although an and another any are area areas as at back because before both bst but by cable ' +
  'call check click colleagues come control crews customer customers damage daily dear despite due during each electricity emergency ' +
  'engineer engineers estimated every everyone everything evening fault faults final find first follow following for from further ' +
  'generator generators gmt go good great has have having he hello here hi high homes how however i if important in ' +
  'incident information investigations is it its just large last late latest local look low many may message messaging ' +
  'monday more morning most network networks next no nobody not now of on once one only operator or other our ' +
  'overhead overnight planned please postcode postcodes power press priority properties public read repair repairs restoration ' +
  'restored safety saturday second see sent service services she since site so some someone sorry specialist staff stay still ' +
  'storm streets substation sunday support supplies supply switching team teams text thank thanks that the their them ' +
  'then there these they this those thursday to today together tomorrow tonight track traffic tuesday uk underground ' +
  'unfortunately until update updates us vehicles view visit voltage wait we weather wednesday welfare what when where which ' +
  'while why with work working works yes yesterday yet you your friday';
const KNOWN: ReadonlySet<string> = new Set(WORDS.split(' '));

export const mayBeName = (word: string): boolean =>
  word.length > 1 && !/\d/.test(word) && !KNOWN.has(word.toLowerCase().split(/['’]/, 1)[0] ?? '');
