import type { TemplateSource } from '../../build/templates/recipe.js';

/** The heads of a plan's columns. */
const weeks = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`week${i + 1}`, String(i + 1)]));

export const business: readonly TemplateSource[] = [
  {
    id: 'landscape-card', name: 'Landscape architect card', recipe: 'card-panel', pairing: 'cormorant', palette: 'orchard',
    keywords: ['business card', 'architect', 'garden', 'elegant', 'green', 'gold', 'landscaping', 'landscaper', 'gardener', 'garden design', 'plants'],
    copy: { initial: 'N', company: 'Northam', name: 'Elena Northam', role: 'Landscape architect', phone: '+44 20 7946 0182', email: 'elena@northam.example', address: '12 Orchard Row, Bath' },
  },
  {
    id: 'pastry-card', name: 'Pastry chef card', recipe: 'card-panel', pairing: 'dmserif', palette: 'rosewood',
    keywords: ['business card', 'bakery', 'chef', 'pink', 'warm', 'pastry chef', 'restaurant', 'dessert', 'cake', 'baker', 'confectionery'],
    copy: { initial: 'R', company: 'Rosewater', name: 'Imogen Falkner', role: 'Pastry chef & founder', phone: '+1 555 0134 882', email: 'imogen@rosewater.example', address: '418 Juniper Street, Portland' },
  },
  {
    id: 'lighting-card', name: 'Lighting designer card', recipe: 'card-panel', pairing: 'archivo', palette: 'graphite',
    keywords: ['business card', 'designer', 'modern', 'dark', 'bold', 'interior design', 'lamps', 'studio', 'lighting'],
    copy: { initial: 'T', company: 'Nordlys', name: 'Tomas Nygaard', role: 'Lighting designer', phone: '+44 20 7946 0137', email: 'tomas@nordlys.example', address: '7 Ferry Lane, Leith' },
  },
  {
    id: 'timber-card', name: 'Furniture maker card', recipe: 'card-arcs', pairing: 'jakarta', palette: 'jazz',
    keywords: ['business card', 'furniture', 'maker', 'geometry', 'bold', 'colorful', 'carpenter', 'carpentry', 'woodworking', 'wood', 'furniture store', 'joinery'],
    copy: { company: 'Form & Field', name: 'Jonas Adler', role: 'Furniture maker', phone: '+44 20 7946 0118', email: 'jonas@formfield.example' },
  },
  {
    id: 'choir-card', name: 'Choir leader card', recipe: 'card-arcs', pairing: 'dmserif', palette: 'candy',
    keywords: ['business card', 'music', 'choir', 'teacher', 'playful', 'colorful', 'singer', 'vocal coach', 'music lessons', 'music teacher', 'singing', 'voice'],
    copy: { company: 'Open Voices', name: 'Wanjiru Kamau', role: 'Choir leader and vocal coach', phone: '+1 555 0147 206', email: 'sing@openvoices.example' },
  },
  {
    id: 'ceramic-card', name: 'Ceramics studio card', recipe: 'card-arcs', pairing: 'syne', palette: 'fern',
    keywords: ['business card', 'ceramics', 'studio', 'green', 'modern', 'craft', 'pottery', 'potter', 'ceramicist', 'artist', 'clay'],
    copy: { company: 'Kiln Row', name: 'Yuki Tanabe', role: 'Ceramicist', phone: '+44 20 7946 0164', email: 'yuki@kilnrow.example' },
  },
  {
    id: 'locksmith-card', name: 'Locksmith card', recipe: 'card-punctuation', pairing: 'archivo', palette: 'cobalt',
    keywords: ['business card', 'locksmith', 'trade', 'type', 'bold', 'blue', 'typography', 'locks', 'keys', 'security', 'emergency service'],
    copy: { company: 'Faure & Daughters', role: 'Locks and second chances', first: 'Odile', last: 'Faure', phone: '+44 20 7946 0125', email: 'odile@fauredaughters.example' },
  },
  {
    id: 'copywriter-card', name: 'Copywriter card', recipe: 'card-punctuation', pairing: 'instrument', palette: 'brass',
    keywords: ['business card', 'writer', 'editor', 'type', 'elegant', 'cream', 'typography', 'copywriting', 'writing', 'author', 'content writer', 'freelance', 'simple business card', 'minimalist'],
    roles: { accent: '#f3ead8', onAccent: '#171614', accent2: '#c2462b' },
    copy: { company: 'Short Sentences', role: 'Copy, cut to length', first: 'Hana', last: 'Whitlock', phone: '+1 555 0162 330', email: 'hana@shortsentences.example' },
  },
  {
    id: 'stagehand-card', name: 'Stage manager card', recipe: 'card-punctuation', pairing: 'bebas', palette: 'film',
    keywords: ['business card', 'theater', 'theatre', 'stage', 'type', 'pink', 'bold', 'typography', 'stage manager', 'event', 'event planner', 'production'],
    copy: { company: 'Cue Light Company', role: 'Stage manager, calls on time', first: 'Mateus', last: 'Brandt', phone: '+44 20 7946 0159', email: 'mateus@cuelight.example' },
  },
  {
    id: 'tailor-letterhead', name: 'Tailor letterhead', recipe: 'letterhead-pinking', pairing: 'playfair', palette: 'paprika',
    keywords: ['letterhead', 'letter', 'tailor', 'fashion', 'red', 'stationery', 'craft', 'sewing', 'alterations', 'dressmaker', 'clothing', 'seamstress'],
    copy: {
      company: 'Pell & Achebe', tag: 'Tailors, menders and takers-in since 1988', date: '4 February 2027', client: 'Mr Rufus Lindqvist\n16 Harbour Parade\nLeith', greeting: 'Dear Mr Lindqvist,',
      body: 'Your grandfather’s dinner jacket is ready to be tried on. We have taken in the waist, let out the shoulders and found, in the lining, a tram ticket from 1961, which we have put back where it was.\n\nThe lapels are a question of courage. We could narrow them, but they have waited sixty years to be in fashion and we believe this is their spring.\n\nCome by on any weekday before six. The kettle and the pins are always out.',
      closing: 'With our best stitches,', author: 'Ngozi Achebe', role: 'Cutter and partner', email: 'bench@pellachebe.example', phone: '+44 20 7946 0171',
    },
  },
  {
    id: 'radio-letterhead', name: 'Community radio letterhead', recipe: 'letterhead-pinking', pairing: 'syne', palette: 'iris',
    keywords: ['letterhead', 'letter', 'radio', 'community', 'purple', 'stationery', 'modern', 'radio station', 'music', 'broadcast', 'nonprofit', 'company'],
    copy: {
      company: 'Low Tide Radio', tag: '88.4 on the dial, from the loft over the fish market', date: '19 May 2027', client: 'Marisol Quintero\nThe Bell Foundry\nHarwich', greeting: 'Dear Marisol,',
      body: 'We would like to give you Thursday nights. Two hours, no playlist, and a producer who knows when to leave a silence alone.\n\nYour trial tape did what we hoped: three listeners rang to complain, and eleven rang to complain about the three.\n\nThe fee is small and the biscuits are good. If you say yes by the end of the month, your name goes on the summer poster in the second largest type we own.',
      closing: 'Yours, slightly off air,', author: 'Dev Ramnath', role: 'Head of evenings', email: 'studio@lowtide.example', phone: '+44 20 7946 0188',
    },
  },
  {
    id: 'playground-proposal', name: 'Playground proposal', recipe: 'proposal-blocks', pairing: 'jakarta', palette: 'candy',
    keywords: ['proposal', 'offer', 'playground', 'school', 'colorful', 'blocks', 'friendly', 'kids', 'park', 'children', 'construction', 'design'],
    copy: {
      ...weeks,
      company: 'Climb & Co', date: 'March 2027', title: 'A yard worth queueing for', client: 'For the parents and teachers\nof Alder Bridge School',
      planTag: 'What we heard', plan: 'Ninety children, one bench and a puddle', planText: 'We spent four breaks in your yard with a notebook. The puddle is loved and stays. The bench is a goal, a shop and a ship, so it stays too. What is missing is height: somewhere to see the whole yard from, and three different ways to get up there.',
      step1: 'Draw with them', stepText1: 'Two mornings of chalk at full size. Nobody over twelve holds the chalk.', step2: 'Build by halves', stepText2: 'The yard is never shut: we fence one half while the other is in use.', step3: 'Break it in', stepText3: 'A week of play before we tighten the last bolt, to learn what squeaks.',
      costsTag: 'Time and money', weeks: 'Eight weeks, from chalk to first bruise', task1: 'Chalk mornings', task2: 'Timber and frames', task3: 'Ground and rubber', task4: 'Trial week',
      costs: 'What it costs', item1: 'Two chalk mornings and the drawings', amount1: '£1,900', item2: 'Larch tower, net and three slides', amount2: '£14,600', item3: 'Ground works, drained around the puddle', amount3: '£6,250', item4: 'Trial week and inspection', amount4: '£1,150', item5: 'Plasters', amount5: '£12', totalLabel: 'All in, taxes\nand plasters too', total: '£23,912',
      closingTag: 'Next step', closing: 'Shall we start digging?', closingText: 'Sign by the end of April and the tower stands before the summer fair. The price holds for ninety days, the puddle for ever.', signUs: 'Rosalind Tey, Climb & Co', signThem: 'For Alder Bridge School',
    },
  },
  {
    id: 'archive-proposal', name: 'Archive move proposal', recipe: 'proposal-blocks', pairing: 'spacemono', palette: 'atlas',
    keywords: ['proposal', 'offer', 'archive', 'library', 'move', 'blue', 'blocks', 'technical', 'moving', 'moving company', 'museum', 'relocation'],
    roles: { surface: '#dfe7e6' },
    copy: {
      ...weeks,
      company: 'Boxwood Removals', date: 'June 2027', title: '41,000 boxes, none of them lost', client: 'For the City Archive\nof Harrow Quay',
      planTag: 'The task', plan: 'Two kilometres of shelf, three flights of stairs', planText: 'Your collection has to leave the old customs house before the roof does. It includes glass plates, a stuffed pike and the only complete run of tide tables on this coast. Every box moves once, has one label, and is signed for twice.',
      step1: 'Count it', stepText1: 'Each box gets a code, a weight and a photograph before it is touched.', step2: 'Carry it', stepText2: 'Padded crates, a stair lift and a van that never drives above thirty.', step3: 'Find it', stepText3: 'On the last day you name any ten boxes. We fetch them in ten minutes.',
      costsTag: 'Plan and price', weeks: 'Eight weeks, box by box', task1: 'Count and label', task2: 'Paper, books', task3: 'Glass and film', task4: 'Check and hand over',
      costs: 'The bill, in advance', item1: 'Counting, codes and photographs', amount1: '€8,400', item2: 'Paper and bound volumes, 38,200 boxes', amount2: '€27,900', item3: 'Glass plates and film, carried by hand', amount3: '€11,300', item4: 'Hand-over and the ten-box test', amount4: '€2,200', item5: 'One pike, upright', amount5: '€80', totalLabel: 'Fixed price,\ninsured in full', total: '€49,880',
      closingTag: 'Agreement', closing: 'Ready when you are', closingText: 'Sign below and the counting starts on the first Monday of the month. If we lose a box, the whole move is free. We have never had to find out what that feels like.', signUs: 'Emeka Straub, Boxwood', signThem: 'For the City Archive',
    },
  },
  {
    id: 'interior-proposal', name: 'Interior design proposal', recipe: 'proposal-folio', pairing: 'cormorant', palette: 'orchard',
    keywords: ['proposal', 'offer', 'interior', 'architecture', 'photo', 'elegant', 'magazine', 'interior design', 'home decor', 'architect', 'house', 'renovation'],
    photos: { cover: { id: 'photo-vase-and-pears' }, strip: { id: 'photo-sunlit-room' } },
    copy: {
      company: 'Quiet Rooms', tag: 'A proposal for a house by the canal', title: 'Light first, sofa later', client: 'Prepared for Ottilie and Sam Reyes\n5 Lockkeeper’s Walk', date: 'May\n2027',
      scope: 'What we would do', scopeText: 'You asked for a bigger living room. We sat in yours from eight in the morning until the lamps came on, and we think that you already have one: it is behind the wardrobe, and it faces south.', quote: 'We had not seen that wall since the wedding.', quoteAuthor: 'Ottilie, moving a wardrobe',
      no1: '1', part1: 'Empty', partText1: 'One weekend, one skip and a shelf for what you change your mind about.', no2: '2', part2: 'Open', partText2: 'The wall between hall and kitchen goes. The door becomes a table.', no3: '3', part3: 'Paint', partText3: 'Lime wash in three whites that only look alike until noon.', no4: '4', part4: 'Return', partText4: 'We bring back half of the furniture, and ask you to miss the rest.',
      costs: 'Three ways\nto begin', choice1: 'Advice', price1: '£950', time1: 'Two afternoons', choice1a: 'Light study', choice1b: 'Colour card', choice1c: 'Floor plan', choice1d: 'A candid list', choice2: 'Two rooms', price2: '£7,400', time2: 'Six weeks', choice2a: 'All of Advice', choice2b: 'Wall and wash', choice2c: 'Door to table', choice2d: 'Our own builders', choice3: 'Whole house', price3: '£18,200', time3: 'Three months', choice3a: 'All of Two rooms', choice3b: 'Stairs and bath', choice3c: 'New lamps', choice3d: 'A place to sleep',
      closing: 'Prices hold until midsummer, when the light is best and the builders are on a beach.', author: 'Marguerite Osei', email: 'marguerite@quietrooms.example',
    },
  },
  {
    id: 'trail-proposal', name: 'Trail signs proposal', recipe: 'proposal-folio', pairing: 'oswald', palette: 'canyon',
    keywords: ['proposal', 'offer', 'tourism', 'mountain', 'trail', 'photo', 'rust', 'outdoor', 'hiking', 'signage', 'signs', 'travel'],
    photos: { cover: { id: 'photo-misty-mountains' }, strip: { id: 'photo-french-alpine-landscape' } },
    copy: {
      company: 'Cairn & Post', tag: 'Way-marking for the Upper Valley', title: 'Get lost less, look up more', client: 'To the mayors of Saint-Orle,\nFirn and Lower Brack', date: 'Autumn\n2027',
      scope: 'The path as it is', scopeText: 'Your high path has forty-one signs in four styles, and nine of them point at each other. Walkers stop at every fork to read a screen. We walked it twice, once with a map and once with a ten-year-old, and learned more from the second.', quote: 'The yellow arrow lied. The red one only hinted.', quoteAuthor: 'Lio, ten years old,\nat the third fork',
      no1: '1', part1: 'Count', partText1: 'Every post photographed, weighed up and forgiven.', no2: '2', part2: 'Clear', partText2: 'Thirty signs come down before a single one goes up.', no3: '3', part3: 'Carve', partText3: 'Larch from your own woods, letters deep enough to read by hand.', no4: '4', part4: 'Care', partText4: 'Two wardens a village, one tin of oil and a day in May.',
      costs: 'Pick\nyour altitude', choice1: 'Valley', price1: '€6,800', time1: 'Until the first snow', choice1a: '12 km of path', choice1b: '14 larch posts', choice1c: 'Old signs out', choice1d: 'One warden day', choice2: 'Ridge', price2: '€15,300', time2: 'One summer', choice2a: 'All of Valley', choice2b: '31 km of path', choice2c: '36 larch posts', choice2d: 'Wardens trained', choice3: 'Summit', price3: '€24,900', time3: 'Two summers', choice3a: 'All of Ridge', choice3b: '58 km of path', choice3c: 'Hut and spring', choice3d: 'A printed map',
      closing: 'Oil for ten years is included. So is the walk on which we show you every post, with lunch at the top.', author: 'Dorjan Velt', email: 'dorjan@cairnpost.example',
    },
  },
  {
    id: 'garden-invoice', name: 'Garden design invoice', recipe: 'invoice-lines', pairing: 'fraunces', palette: 'fern',
    keywords: ['invoice', 'bill', 'garden', 'business', 'green', 'simple', 'gardener', 'landscaping', 'gardening', 'estimate', 'service'],
    copy: { title: 'Invoice', company: 'Northam Garden Design, Bath', toLabel: 'Billed to', client: 'Leila Haddad\n12 Orchard Row\nBristol', numberLabel: 'Number', number: '2027-014', dateLabel: 'Date', date: '14 March', itemLabel: 'Work', quantityLabel: 'Hours', amountLabel: 'Amount', item1: 'Site visit and survey', quantity1: '3', amount1: '£180', item2: 'Planting plan, two beds', quantity2: '8', amount2: '£480', item3: 'Bulbs and perennials', quantity3: '–', amount3: '£265', item4: 'Planting with a team of two', quantity4: '6', amount4: '£330', item5: 'Aftercare visit in May', quantity5: '2', amount5: '£120', totalLabel: 'Total to pay', total: '£1,375', body: 'Please pay within 14 days. Thank you for letting us dig.', email: 'studio@northam.example' },
  },
  {
    id: 'film-invoice', name: 'Film editing invoice', recipe: 'invoice-lines', pairing: 'archivo', palette: 'ember',
    keywords: ['invoice', 'bill', 'film', 'freelance', 'bold', 'black', 'yellow', 'movie', 'video', 'videographer', 'editor', 'production'],
    copy: { title: 'Invoice', company: 'Okafor Cutting Room', toLabel: 'Billed to', client: 'Tideline Pictures\n4 Ferry Lane\nLeith', numberLabel: 'Number', number: 'OC-0388', dateLabel: 'Date', date: '2 June', itemLabel: 'Work', quantityLabel: 'Days', amountLabel: 'Amount', item1: 'Assembly edit', quantity1: '5', amount1: '€1,750', item2: 'Fine cut', quantity2: '4', amount2: '€1,400', item3: 'Colour and titles', quantity3: '2', amount3: '€700', item4: 'Sound sync', quantity4: '1', amount4: '€350', item5: 'Two archive drives', quantity5: '–', amount5: '€90', totalLabel: 'Total to pay', total: '€4,290', body: 'Payable in 30 days. Masters are kept for one year.', email: 'cut@okafor.example' },
  },
  {
    id: 'bakery-receipt', name: 'Bakery receipt invoice', recipe: 'invoice-receipt', pairing: 'spacemono', palette: 'candy',
    keywords: ['invoice', 'bill', 'receipt', 'bakery', 'pink', 'retro', 'playful', 'baker', 'cake', 'bread', 'cafe', 'food'],
    copy: { company: 'Crumb & Daughter', tag: 'Bread before seven, cakes by appointment', titleLabel: 'Invoice', number: 'No. 0617', dateLabel: 'Date', date: '12 June 2027', toLabel: 'For', client: 'The Ferry Lane Street Party', item1: 'Seeded rolls', quantity1: '140 at £0.60', amount1: '£84.00', item2: 'Rhubarb sheet cake', quantity2: '4 at £32.00', amount2: '£128.00', item3: 'Cheese straws, very long', quantity3: '60 at £0.85', amount3: '£51.00', item4: 'Table, cloth and Wanda', quantity4: '5 hours at £18.00', amount4: '£90.00', item5: 'Delivery by cargo bike', quantity5: 'Uphill', amount5: '£7.00', totalLabel: 'To pay', total: '£360.00', body: 'Within 14 days, please. Crumbs are yours to keep.' },
  },
  {
    id: 'darkroom-receipt', name: 'Photo lab receipt invoice', recipe: 'invoice-receipt', pairing: 'anton', palette: 'ember',
    keywords: ['invoice', 'bill', 'receipt', 'photography', 'yellow', 'bold', 'print', 'photographer', 'photo', 'film', 'camera', 'prints'],
    copy: { company: 'Red Lamp Darkroom', tag: 'Film, fibre prints and patience', titleLabel: 'Invoice', number: 'RL-204', dateLabel: 'Date', date: '3 November 2027', toLabel: 'For', client: 'Saoirse Benedek, Studio Nine', item1: 'Black and white film, developed', quantity1: '9 rolls at €11', amount1: '€99', item2: 'Contact sheets', quantity2: '9 sheets at €8', amount2: '€72', item3: 'Fibre prints, 30 by 40 cm', quantity3: '12 prints at €46', amount3: '€552', item4: 'Spotting by hand', quantity4: '3 hours at €38', amount4: '€114', item5: 'Tubes and tape', quantity5: 'For two cities', amount5: '€13', totalLabel: 'To pay', total: '€850', body: 'Payable in 30 days. Please open the tubes gently.' },
  },
  {
    id: 'festival-crew-pass', name: 'Festival crew pass', recipe: 'id-card-crew', pairing: 'archivo', palette: 'sorbet',
    keywords: ['id card', 'badge', 'festival', 'crew', 'staff', 'colorful', 'bold', 'employee id', 'staff pass', 'lanyard', 'music festival', 'backstage'],
    art: { portrait: 'person-bust-thunder' },
    copy: { company: 'Field & Echo', name: 'Tamsin Oyelowo', role: 'Stage two, cables and calm', zone: 'All areas', number: 'Crew 041' },
  },
  {
    id: 'aquarium-staff-card', name: 'Aquarium staff card', recipe: 'id-card-crew', pairing: 'fraunces', palette: 'lagoon',
    keywords: ['id card', 'badge', 'staff', 'museum', 'aquarium', 'blue', 'friendly', 'employee id', 'zoo', 'fish', 'work id', 'sea animals'],
    art: { portrait: 'person-bust-sweater-dots' },
    roles: { accent2: '#c6e6f7' },
    copy: { company: 'Harbour Aquarium', name: 'Marten Voss', role: 'Keeper of seahorses', zone: 'Wet side', number: 'Staff 118' },
  },
  {
    id: 'reader-card', name: 'Library reader card', recipe: 'id-card-rosette', pairing: 'playfair', palette: 'teal',
    keywords: ['id card', 'library', 'reader', 'member', 'teal', 'classic', 'security', 'membership card', 'library card', 'student id', 'books', 'reading'],
    roles: { accent: '#2a8f95', accent2: '#e07a5f', accentText: '#1f7278' },
    copy: { company: 'Northgate Library', initials: 'IS', name: 'Ilse Sandoval', role: 'Reader, rare maps included', numberLabel: 'Reader', number: 'NL 20 4471', dateLabel: 'Valid until', date: '06 / 2029', levelLabel: 'Room', level: 'Third' },
  },
  {
    id: 'observatory-pass', name: 'Observatory night pass', recipe: 'id-card-rosette', pairing: 'cinzel', palette: 'nocturne',
    keywords: ['id card', 'pass', 'science', 'observatory', 'night', 'dark', 'member', 'security', 'membership card', 'astronomy', 'stars', 'space'],
    roles: { bg: '#12133a', ink: '#f4ecff', muted: '#b4aed6', accent: '#ff9d6c', accent2: '#9b83ec', accentText: '#ffb48f' },
    copy: { company: 'Kestrel Hill', initials: 'RA', name: 'Rafi Anders', role: 'Observer, dome two', numberLabel: 'Pass', number: 'KH 0093', dateLabel: 'From dusk', date: '09 / 2027', levelLabel: 'Lamp', level: 'Red only' },
  },
];
