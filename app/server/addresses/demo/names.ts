/** Words of invented street and house names. Any likeness to a street that exists is chance. */
export const streetWords: readonly string[] = (
  'Lantern Orchard Wharf Quarry Saddler Heron Kestrel Bramble Hazel Rowan Juniper Willow Alder Foxglove Sorrel Teasel Meadow Harvest ' +
  'Chandler Cooper Fletcher Tanner Weaver Thatcher Wheelwright Miller Granary Malthouse Oast Kiln Forge Anvil Bellows Mariner Anchor ' +
  'Compass Beacon Signal Lighthouse Shingle Heath Warren Badger Plover Lapwing Skylark Swift Linnet Bittern Sedge Fenland Osier Reed ' +
  'Causeway Drove Windmill Sail Bell Priory Chantry Almoner Minster Abbot Friar Jubilee Coronet Regent Garland Nightingale Thistle ' +
  'Clover Barley Damson Quince Medlar Mulberry Walnut Chestnut Hornbeam Larch Cedar Cypress Copper Silver Slate Flint Chalk Amber'
).split(' ');
export const streetKinds: readonly string[] = [
  'Street',
  'Road',
  'Lane',
  'Close',
  'Avenue',
  'Drive',
  'Way',
  'Row',
  'Gardens',
  'Terrace',
  'Crescent',
  'Grove',
  'Place',
  'Walk',
];
export const blockKinds: readonly string[] = ['House', 'Court', 'Lodge', 'Point', 'Mansions'];
export const cottageNames: readonly string[] = [
  'Rose Cottage',
  'The Old Forge',
  'Mill House',
  'The Granary',
  'Well Cottage',
  'Hill View',
  'Orchard End',
  'The Barn',
  'Pear Tree Cottage',
  'Old School House',
];

export interface Supplier {
  readonly name: string;
  readonly phone: string;
}
/** Invented suppliers; telephone numbers that are reserved for drama. */
export const suppliers = {
  fenland: { name: 'Fenland Home Energy', phone: '0808 157 0141' },
  harbour: { name: 'Harbour Electricity', phone: '0808 157 0142' },
  beacon: { name: 'Beacon Hill Energy', phone: '0808 157 0143' },
  larkspur: { name: 'Larkspur Power', phone: '0808 157 0144' },
} as const satisfies Record<string, Supplier>;
export const supplierList: readonly Supplier[] = Object.values(suppliers);
