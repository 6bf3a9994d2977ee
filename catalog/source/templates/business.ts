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
    id: 'garden-invoice', name: 'Garden design invoice', recipe: 'invoice-lines', pairing: 'fraunces', palette: 'fern',
    keywords: ['invoice', 'bill', 'garden', 'business', 'green', 'simple'],
    copy: { title: 'Invoice', company: 'Northam Garden Design, Bath', toLabel: 'Billed to', client: 'Leila Haddad\n12 Orchard Row\nBristol', numberLabel: 'Number', number: '2027-014', dateLabel: 'Date', date: '14 March', itemLabel: 'Work', quantityLabel: 'Hours', amountLabel: 'Amount', item1: 'Site visit and survey', quantity1: '3', amount1: '£180', item2: 'Planting plan, two beds', quantity2: '8', amount2: '£480', item3: 'Bulbs and perennials', quantity3: '–', amount3: '£265', item4: 'Planting with a team of two', quantity4: '6', amount4: '£330', item5: 'Aftercare visit in May', quantity5: '2', amount5: '£120', totalLabel: 'Total to pay', total: '£1,375', body: 'Please pay within 14 days. Thank you for letting us dig.', email: 'studio@northam.example' },
  },
  {
    id: 'film-invoice', name: 'Film editing invoice', recipe: 'invoice-lines', pairing: 'archivo', palette: 'ember',
    keywords: ['invoice', 'bill', 'film', 'freelance', 'bold', 'dark'],
    copy: { title: 'Invoice', company: 'Okafor Cutting Room', toLabel: 'Billed to', client: 'Tideline Pictures\n4 Ferry Lane\nLeith', numberLabel: 'Number', number: 'OC-0388', dateLabel: 'Date', date: '2 June', itemLabel: 'Work', quantityLabel: 'Days', amountLabel: 'Amount', item1: 'Assembly edit', quantity1: '5', amount1: '€1,750', item2: 'Fine cut', quantity2: '4', amount2: '€1,400', item3: 'Colour and titles', quantity3: '2', amount3: '€700', item4: 'Sound sync', quantity4: '1', amount4: '€350', item5: 'Archive drives', quantity5: '2', amount5: '€90', totalLabel: 'Total to pay', total: '€4,290', body: 'Payable in 30 days. Masters are kept for one year.', email: 'cut@okafor.example' },
  },
];
