import type { TemplateSource } from '../../build/templates/recipe.js';

export const business: readonly TemplateSource[] = [
  {
    id: 'landscape-card', name: 'Landscape architect card', recipe: 'card-panel', pairing: 'cormorant', palette: 'orchard',
    keywords: ['business card', 'architect', 'garden', 'elegant', 'green', 'gold'],
    copy: { initial: 'N', company: 'Northam', name: 'Elena Northam', role: 'Landscape architect', phone: '+44 20 7946 0182', email: 'elena@northam.example', address: '12 Orchard Row, Bath' },
  },
  {
    id: 'pastry-card', name: 'Pastry chef card', recipe: 'card-panel', pairing: 'dmserif', palette: 'rosewood',
    keywords: ['business card', 'bakery', 'chef', 'pink', 'warm'],
    copy: { initial: 'R', company: 'Rosewater', name: 'Imogen Falkner', role: 'Pastry chef & founder', phone: '+1 555 0134 882', email: 'imogen@rosewater.example', address: '418 Juniper Street, Portland' },
  },
  {
    id: 'lighting-card', name: 'Lighting designer card', recipe: 'card-panel', pairing: 'archivo', palette: 'graphite',
    keywords: ['business card', 'designer', 'modern', 'dark', 'bold'],
    copy: { initial: 'T', company: 'Nordlys', name: 'Tomas Nygaard', role: 'Lighting designer', phone: '+44 20 7946 0137', email: 'tomas@nordlys.example', address: '7 Ferry Lane, Leith' },
  },
  {
    id: 'timber-card', name: 'Furniture maker card', recipe: 'card-arcs', pairing: 'jakarta', palette: 'jazz',
    keywords: ['business card', 'furniture', 'maker', 'geometry', 'bold', 'colourful'],
    copy: { company: 'Form & Field', name: 'Jonas Adler', role: 'Furniture maker', phone: '+44 20 7946 0118', email: 'jonas@formfield.example' },
  },
  {
    id: 'choir-card', name: 'Choir leader card', recipe: 'card-arcs', pairing: 'dmserif', palette: 'candy',
    keywords: ['business card', 'music', 'choir', 'teacher', 'playful', 'colourful'],
    copy: { company: 'Open Voices', name: 'Wanjiru Kamau', role: 'Choir leader and vocal coach', phone: '+1 555 0147 206', email: 'sing@openvoices.example' },
  },
  {
    id: 'ceramic-card', name: 'Ceramics studio card', recipe: 'card-arcs', pairing: 'syne', palette: 'fern',
    keywords: ['business card', 'ceramics', 'studio', 'green', 'modern', 'craft'],
    copy: { company: 'Kiln Row', name: 'Yuki Tanabe', role: 'Ceramicist', phone: '+44 20 7946 0164', email: 'yuki@kilnrow.example' },
  },
  {
    id: 'locksmith-card', name: 'Locksmith card', recipe: 'card-punctuation', pairing: 'archivo', palette: 'cobalt',
    keywords: ['business card', 'locksmith', 'trade', 'type', 'bold', 'blue', 'typography'],
    copy: { company: 'Faure & Daughters', role: 'Locks and second chances', first: 'Odile', last: 'Faure', phone: '+44 20 7946 0125', email: 'odile@fauredaughters.example' },
  },
  {
    id: 'copywriter-card', name: 'Copywriter card', recipe: 'card-punctuation', pairing: 'instrument', palette: 'brass',
    keywords: ['business card', 'writer', 'editor', 'type', 'elegant', 'cream', 'typography'],
    roles: { accent: '#f3ead8', onAccent: '#171614', accent2: '#c2462b' },
    copy: { company: 'Short Sentences', role: 'Copy, cut to length', first: 'Hana', last: 'Whitlock', phone: '+1 555 0162 330', email: 'hana@shortsentences.example' },
  },
  {
    id: 'stagehand-card', name: 'Stage manager card', recipe: 'card-punctuation', pairing: 'bebas', palette: 'film',
    keywords: ['business card', 'theatre', 'stage', 'type', 'pink', 'bold', 'typography'],
    copy: { company: 'Cue Light Company', role: 'Stage manager, calls on time', first: 'Mateus', last: 'Brandt', phone: '+44 20 7946 0159', email: 'mateus@cuelight.example' },
  },
  {
    id: 'tailor-letterhead', name: 'Tailor letterhead', recipe: 'letterhead-pinking', pairing: 'playfair', palette: 'paprika',
    keywords: ['letterhead', 'letter', 'tailor', 'fashion', 'red', 'stationery', 'craft'],
    copy: {
      company: 'Pell & Achebe', tag: 'Tailors, menders and takers-in since 1988', date: '4 February 2027', client: 'Mr Rufus Lindqvist\n16 Harbour Parade\nLeith', greeting: 'Dear Mr Lindqvist,',
      body: 'Your grandfather’s dinner jacket is ready to be tried on. We have taken in the waist, let out the shoulders and found, in the lining, a tram ticket from 1961, which we have put back where it was.\n\nThe lapels are a question of courage. We could narrow them, but they have waited sixty years to be in fashion and we believe this is their spring.\n\nCome by on any weekday before six. The kettle and the pins are always out.',
      closing: 'With our best stitches,', author: 'Ngozi Achebe', role: 'Cutter and partner', email: 'bench@pellachebe.example', phone: '+44 20 7946 0171',
    },
  },
  {
    id: 'radio-letterhead', name: 'Community radio letterhead', recipe: 'letterhead-pinking', pairing: 'syne', palette: 'iris',
    keywords: ['letterhead', 'letter', 'radio', 'community', 'purple', 'stationery', 'modern'],
    copy: {
      company: 'Low Tide Radio', tag: '88.4 on the dial, from the loft over the fish market', date: '19 May 2027', client: 'Marisol Quintero\nThe Bell Foundry\nHarwich', greeting: 'Dear Marisol,',
      body: 'We would like to give you Thursday nights. Two hours, no playlist, and a producer who knows when to leave a silence alone.\n\nYour trial tape did what we hoped: three listeners rang to complain, and eleven rang to complain about the three.\n\nThe fee is small and the biscuits are good. If you say yes by the end of the month, your name goes on the summer poster in the second largest type we own.',
      closing: 'Yours, slightly off air,', author: 'Dev Ramnath', role: 'Head of evenings', email: 'studio@lowtide.example', phone: '+44 20 7946 0188',
    },
  },
  {
    id: 'conveyancer-letterhead', name: 'Conveyancer letterhead', recipe: 'letterhead-one-line', pairing: 'fraunces', palette: 'harbour',
    keywords: ['letterhead', 'letter', 'home', 'house', 'legal', 'line drawing', 'stationery'],
    copy: {
      company: 'Threshold', tag: 'Conveyancing\nwithout the Latin', date: '9 September 2027', client: 'Amara and Joel Sefton\nFlat 3, 40 Vine Street\nBristol', greeting: 'Dear Amara, dear Joel,',
      body: 'Good news: the searches came back and nobody plans to build a road through your kitchen. The drains are where the seller said they would be, which happens less often than you would think.\n\nTwo signatures are left, both marked with a yellow tab. Please sign in front of someone who is not related to you and does not mind being asked.\n\nAll being well, the keys are yours at noon on the 24th.',
      closing: 'Nearly home,', author: 'Beatriz Lorne', role: 'Licensed conveyancer', address: '7 Orchard Row, Bath', email: 'keys@threshold.example',
    },
  },
  {
    id: 'guesthouse-letterhead', name: 'Guesthouse letterhead', recipe: 'letterhead-one-line', pairing: 'josefin', palette: 'coast',
    keywords: ['letterhead', 'letter', 'guesthouse', 'holiday', 'sea', 'line drawing', 'blue'],
    roles: { bg: '#eef5f5' },
    copy: {
      company: 'Slow Harbour', tag: 'Seven rooms,\none boat, no lift', date: '2 June 2027', client: 'The Okonjo family\n22 Mill Terrace\nYork', greeting: 'Dear Okonjos,',
      body: 'Your two rooms are booked from the 14th to the 21st of August, both with a view of the water and one with a view of the bakery.\n\nBreakfast is from seven until the rolls run out. Children may row the boat as far as the red buoy. Dogs may row it too, if somebody holds the lead.\n\nThe last bus leaves the station at ten past six. Miss it, ring us, and somebody in a very old car will come.',
      closing: 'See you at low water,', author: 'Rasmus and Ifeoma', role: 'Your hosts', address: '1 Quay Steps, Skarholm', email: 'rooms@slowharbour.example',
    },
  },
  {
    id: 'garden-invoice', name: 'Garden design invoice', recipe: 'invoice-lines', pairing: 'fraunces', palette: 'fern',
    keywords: ['invoice', 'bill', 'garden', 'business', 'green', 'simple'],
    copy: { title: 'Invoice', company: 'Northam Garden Design, Bath', toLabel: 'Billed to', client: 'Leila Haddad\n12 Orchard Row\nBristol', numberLabel: 'Number', number: '2027-014', dateLabel: 'Date', date: '14 March', itemLabel: 'Work', quantityLabel: 'Hours', amountLabel: 'Amount', item1: 'Site visit and survey', quantity1: '3', amount1: '£180', item2: 'Planting plan, two beds', quantity2: '8', amount2: '£480', item3: 'Bulbs and perennials', quantity3: '–', amount3: '£265', item4: 'Planting with a team of two', quantity4: '6', amount4: '£330', item5: 'Aftercare visit in May', quantity5: '2', amount5: '£120', totalLabel: 'Total to pay', total: '£1,375', body: 'Please pay within 14 days. Thank you for letting us dig.', email: 'studio@northam.example' },
  },
  {
    id: 'film-invoice', name: 'Film editing invoice', recipe: 'invoice-lines', pairing: 'archivo', palette: 'ember',
    keywords: ['invoice', 'bill', 'film', 'freelance', 'bold', 'black', 'yellow'],
    copy: { title: 'Invoice', company: 'Okafor Cutting Room', toLabel: 'Billed to', client: 'Tideline Pictures\n4 Ferry Lane\nLeith', numberLabel: 'Number', number: 'OC-0388', dateLabel: 'Date', date: '2 June', itemLabel: 'Work', quantityLabel: 'Days', amountLabel: 'Amount', item1: 'Assembly edit', quantity1: '5', amount1: '€1,750', item2: 'Fine cut', quantity2: '4', amount2: '€1,400', item3: 'Colour and titles', quantity3: '2', amount3: '€700', item4: 'Sound sync', quantity4: '1', amount4: '€350', item5: 'Two archive drives', quantity5: '–', amount5: '€90', totalLabel: 'Total to pay', total: '€4,290', body: 'Payable in 30 days. Masters are kept for one year.', email: 'cut@okafor.example' },
  },
];
