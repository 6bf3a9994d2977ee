import type { TemplateSource } from '../../build/templates/recipe.js';

const numerals = { no1: '1', no2: '2', no3: '3', no4: '4', no5: '5' };
const quarters = { quarter1: 'Q1', quarter2: 'Q2', quarter3: 'Q3', quarter4: 'Q4' };

/** Decks of type, 4:3, and pitches, 16:9. */
export const decks: readonly TemplateSource[] = [
  {
    id: 'night-bus-deck', name: 'Night bus plan', recipe: 'deck-type', pairing: 'archivo', palette: 'paprika',
    motion: { animation: 'cascade', transition: 'slide' },
    keywords: ['presentation', 'deck', 'transport', 'city', 'strategy', 'bold', 'typographic', 'bus', 'public transport', 'business', 'proposal', 'plan'],
    copy: {
      ...numerals,
      company: 'Ridgeway Transit', date: 'Plan for 2027', title: 'Buses that still run at 2 am', body: 'A proposal for eleven night routes, made by the people who drive them.',
      agendaTag: 'Contents', agendaTitle: 'What we will cover', agenda1: 'Who rides at night', agendaText1: 'Nurses, bakers and the last encore', agenda2: 'Eleven routes', agendaText2: 'Drawn round shifts and not round pubs', agenda3: 'Safe stops', agendaText3: 'Light, sight lines and a working clock', agenda4: 'What it costs', agendaText4: 'Less than the taxis we pay for now', agenda5: 'First ninety days', agendaText5: 'One route, counted every night',
      sectionTag: 'Riders', section: 'Who rides at night', sectionText: 'Two of every three night riders are on their way to work, or home from it.',
      columnsTag: 'Two findings', columnsTitle: 'Waiting is the journey', point1: 'Ten minutes feels like thirty', pointText1: 'After midnight people judge a bus by the wait. A clock that tells the truth is worth more than a faster engine.', point2: 'Change once at most', pointText2: 'Every second change loses half of the riders. Eleven direct routes beat twenty that meet nowhere.',
      numberTag: 'Demand', number: '9,400', numberTitle: 'riders a night, before we add a single bus', numberText: 'Counted over six weeks at forty stops, by volunteers with clickers and very good coats.',
      quoteTag: 'From the survey', quote: 'I do not need it fast. I need to *know it is coming.*', quoteAuthor: 'Ward sister, route N4',
      step1: 'Light every stop', stepText1: 'Forty lamps, forty clocks and one number to call when either fails.', step2: 'Start with one', stepText2: 'Route N4 runs from March. We publish what we learn each Monday.', step3: 'Let drivers draw', stepText3: 'Crews redraw the timetable after thirty nights. Planners take notes.',
      closing: 'Next stop, yes', closingText: 'We ask the council for ninety nights and one route.', email: 'night@ridgeway.example', phone: '+44 20 7946 0142',
    },
  },
  {
    id: 'slow-press-deck', name: 'Small press strategy', recipe: 'deck-type', pairing: 'instrument', palette: 'rosewood',
    keywords: ['presentation', 'deck', 'publishing', 'books', 'editorial', 'elegant', 'strategy', 'publisher', 'publishing house', 'business', 'author', 'newspaper'],
    copy: {
      ...numerals,
      company: 'Halyard Press', date: 'Autumn list', title: 'Fewer books, read for longer', body: 'How a press of four people means to publish six titles a year and keep every one in print.',
      agendaTag: 'This morning', agendaTitle: 'Five short talks', agenda1: 'The list so far', agendaText1: 'What sold, what stayed, what surprised', agenda2: 'Six a year', agendaText2: 'The case for leaving gaps', agenda3: 'Paper and thread', agendaText3: 'Bindings that open flat', agenda4: 'Readers by post', agendaText4: 'Eight hundred letters, answered', agenda5: 'The translators', agendaText5: 'Names on covers, shares in sales',
      sectionTag: 'Looking back', section: 'The list so far', sectionText: 'Forty-one titles in nine years. Thirty-eight are still on the shelf, and that is the point.',
      columnsTag: 'Two rules', columnsTitle: 'Make room for the backlist', point1: 'Reprint before you replace', pointText1: 'A second printing costs a third of a first. Each spring we choose two old titles and give them new coats.', point2: 'Edit until it is quiet', pointText2: 'Six books a year leave eight weeks for every manuscript, and one week in which nobody touches it.',
      numberTag: 'Shelf life', number: '7 years', numberTitle: 'is how long one of our novels keeps finding readers', numberText: 'Counted from the day of printing to the first month without a single order from any shop.',
      quoteTag: 'From a reader', quote: 'I lent it out three times and *bought it four.*', quoteAuthor: 'Letter from Porto, in green ink',
      step1: 'Print less', stepText1: 'First runs of nine hundred. We would rather print twice than pulp once.', step2: 'Sew everything', stepText2: 'Thread binding on all titles from spring, paperbacks included.', step3: 'Pay early', stepText3: 'Translators are paid on delivery and share in every sale after it.',
      closing: 'Thank you', closingText: 'The spring list is on the table by the window. Please break a spine.', email: 'hello@halyard.example', phone: '+44 20 7946 0177',
    },
  },
  {
    id: 'library-hours-deck', name: 'Library of things', recipe: 'deck-type', pairing: 'bebas', palette: 'cobalt',
    keywords: ['presentation', 'deck', 'community', 'sharing', 'library', 'blue', 'report', 'nonprofit', 'annual report', 'volunteer', 'tools', 'education'],
    copy: {
      ...numerals,
      company: 'Library of Things', date: 'Year three', title: 'Borrow the drill, keep the shelf', body: 'Three years of lending tools, tents and cake tins in one former shoe shop.',
      agendaTag: 'Tonight', agendaTitle: 'Year three in brief', agenda1: 'What was borrowed', agendaText1: 'Carpet cleaners, mostly', agenda2: 'Who came', agendaText2: 'Members by street and by age', agenda3: 'What broke', agendaText3: 'And who repaired it', agenda4: 'Money in, money out', agendaText4: 'Down to the last drill bit', agenda5: 'A second door', agendaText5: 'The old bakery on Mill Lane',
      sectionTag: 'Loans', section: 'What was borrowed', sectionText: 'The average drill is used for thirteen minutes in its life. Ours did ninety hours.',
      columnsTag: 'Two lessons', columnsTitle: 'Trust is cheaper than locks', point1: 'No deposits since May', pointText1: 'Losses fell from nine to four when we stopped asking for money and started to ask for a name.', point2: 'Saturday is for mending', pointText2: 'Six volunteers, one long bench. Nothing waits for longer than eight days to be whole again.',
      numberTag: 'In one year', number: '12,860', numberTitle: 'loans from one room of ninety square metres', numberText: 'Each is a thing that somebody did not have to buy, store, insure or throw away.',
      quoteTag: 'Overheard', quote: 'I came for a ladder and left with *three neighbours.*', quoteAuthor: 'Member 0417, at the counter',
      step1: 'Lend more tents', stepText1: 'Summer ran out of canvas by June. Twenty more are being sewn.', step2: 'Open at seven', stepText2: 'Builders start early. So will the front desk, from the first of March.', step3: 'Teach the bench', stepText3: 'Mending evenings for beginners, every second Tuesday of the month.',
      closing: 'Bring it back', closingText: 'Membership is ten pounds a year, or four hours at the bench.', email: 'desk@thingslibrary.example', phone: '+44 20 7946 0193',
    },
  },
  {
    id: 'tidal-pitch', name: 'Tidal power pitch', recipe: 'pitch-deck', pairing: 'jakarta', palette: 'lagoon',
    motion: { animation: 'sweep', transition: 'slide' },
    keywords: ['presentation', 'pitch deck', 'startup', 'energy', 'investors', 'modern', 'chart', 'clean energy', 'renewable', 'green energy', 'business plan', 'environment'],
    art: { icon1: 'duotone-boat', icon2: 'duotone-lightning', icon3: 'duotone-wrench' },
    copy: {
      ...quarters,
      company: 'Undertow', title: 'Power from every turn of the tide', body: 'Small turbines for small harbours, in the water within a week and out again within a day.', author: 'Seed round', date: 'January 2027',
      problemTag: 'The problem', problem: 'Island harbours still burn diesel to keep the lights on', problemText: 'Cables are slow, wind needs backup, and large turbines need a ship that never comes.', stat1: '71%', statText1: 'of island power comes from fuel that arrives by boat', stat2: '4 in 5', statText2: 'harbours have currents that are strong enough, all year round',
      solution: 'One turbine, three good habits', step1: 'Floats in', stepText1: 'Towed by any fishing boat and anchored at slack water, without divers.', step2: 'Feeds the quay', stepText2: 'Plugs into the harbour’s own supply: no new cable, no new permit.', step3: 'Mends on land', stepText3: 'Two bolts and a hoist. Local mechanics learn it within a day.',
      marketTitle: 'Room to grow', marketBody: 'We start with the harbours that pay most for diesel, then move along the same coasts as costs come down.', market1: '6,200', marketText1: 'harbours with tide', market2: '1,900', marketText2: 'on diesel today', market3: '240', marketText3: 'in our first waters',
      numberTag: 'Traction', number: '5.5×', numberText: 'more energy delivered than in our first quarter at sea, from only twice the machines.', chartTitle: 'Energy delivered each quarter, MWh',
      roadmap: 'Eighteen months to forty harbours', date1: 'Spring 2027', stage1: 'Series model', stageText1: 'Moulds, marine approval and a second yard.', date2: 'Autumn 2027', stage2: 'Ten harbours', stageText2: 'Lease contracts with island councils.', date3: 'Spring 2028', stage3: 'Local crews', stageText3: 'A training boat and a parts depot on two coasts.', date4: 'Autumn 2028', stage4: 'Forty harbours', stageText4: 'Profitable on lease income alone.',
      team: 'Four people who own waterproofs', initials1: 'IM', name1: 'Isla Morven', role1: 'Marine engineer, chief executive', initials2: 'TK', name2: 'Tariq Khoury', role2: 'Power electronics', initials3: 'SL', name3: 'Sina Leota', role3: 'Harbour relations', initials4: 'BO', name4: 'Bjarne Olsen', role4: 'Yard and operations',
      closingTag: 'The ask', price: '€1.8m', closing: 'to build twelve turbines and put ten of them to work', share1: '52%', shareText1: 'Turbines and moulds', share2: '30%', shareText2: 'Crew and training', share3: '18%', shareText3: 'Approval and reserve', email: 'isla@undertow.example', website: 'undertow.example',
    },
  },
  {
    id: 'canteen-pitch', name: 'School canteen pitch', recipe: 'pitch-deck', pairing: 'fraunces', palette: 'meadow',
    keywords: ['presentation', 'pitch deck', 'food', 'school', 'startup', 'green', 'friendly', 'kids', 'lunch', 'business plan', 'healthy', 'cafeteria'],
    art: { icon1: 'duotone-carrot', icon2: 'duotone-cooking-pot', icon3: 'duotone-recycle' },
    copy: {
      ...quarters,
      company: 'Second Helping', title: 'Lunch that comes back empty', body: 'Kitchens for three schools at a time, run by cooks who live round the corner.', author: 'For founding partners', date: 'March 2027',
      problemTag: 'Why now', problem: 'A third of every school lunch goes into the bin', problemText: 'Meals are cooked an hour away at dawn and eaten lukewarm at noon. Children vote with their forks.', stat1: '34%', statText1: 'of food that schools pay for is never eaten', stat2: '52 km', statText2: 'is how far an average tray travels before it is opened',
      solution: 'One kitchen for every three schools', step1: 'Bought near', stepText1: 'Nine farms within a morning’s drive, and a menu that follows the field.', step2: 'Cooked at ten', stepText2: 'Ready at noon, carried by cargo bike, never kept warm for over half an hour.', step3: 'Weighed after', stepText3: 'What comes back is counted each day, and decides tomorrow’s menu.',
      marketTitle: 'Start with one valley', marketBody: 'Contracts are renewed every three years. Two of five end next summer, and parents sit on the panels.', market1: '11,400', marketText1: 'schools with a canteen', market2: '3,100', marketText2: 'renewing by 2028', market3: '126', marketText3: 'in our valley',
      numberTag: 'Plates served', number: '+455%', numberText: 'in eight quarters. Two schools became eleven, and none of them has left us.', chartTitle: 'Plates served each quarter, thousands',
      roadmap: 'Four terms, four kitchens', date1: 'Summer term', stage1: 'Kitchen two', stageText1: 'The fire station at Alder Bridge, leased for ten years.', date2: 'Autumn term', stage2: 'Apprentices', stageText2: 'Eight places, paid from the first day.', date3: 'Spring term', stage3: 'Kitchens three and four', stageText3: 'Same plan, same ovens, half of the cost.', date4: 'Next summer', stage4: 'Open books', stageText4: 'Recipes and figures free for any school.',
      team: 'Who is at the stove', initials1: 'AO', name1: 'Adaeze Obi', role1: 'Head cook and founder', initials2: 'PV', name2: 'Pilar Vega', role2: 'Farms and buying', initials3: 'HT', name3: 'Haruto Tani', role3: 'Kitchens and bikes', initials4: 'NB', name4: 'Nell Barrow', role4: 'Schools and parents',
      closingTag: 'What we ask', price: '£640k', closing: 'for two kitchens, eleven ovens and a great many carrots', share1: '52%', shareText1: 'Kitchens and ovens', share2: '30%', shareText2: 'Cooks and apprentices', share3: '18%', shareText3: 'First harvests', email: 'adaeze@secondhelping.example', website: 'secondhelping.example',
    },
  },
  {
    id: 'repair-pitch', name: 'Repair network pitch', recipe: 'pitch-deck', pairing: 'syne', palette: 'iris',
    keywords: ['presentation', 'pitch deck', 'technology', 'repair', 'circular', 'purple', 'startup', 'tech', 'app', 'business plan', 'sustainability', 'recycling'],
    art: { icon1: 'duotone-magnifying-glass', icon2: 'duotone-wrench', icon3: 'duotone-shield-check' },
    copy: {
      ...quarters,
      company: 'Mendly', title: 'Repair is the new delivery', body: 'A network of benches that mends household machines where they stand, most within two days.', author: 'Series A', date: 'May 2027',
      problemTag: 'The problem', problem: 'Most broken machines die of a part that costs three euros', problemText: 'Finding the fault takes an hour and finding the part takes a week. So a new machine is ordered instead.', stat1: '3 of 4', statText1: 'machines at the tip would run again after one repair', stat2: '€3.20', statText2: 'is the price of the part that fails most often',
      solution: 'From noise to fixed in two days', step1: 'Listen', stepText1: 'Thirty seconds of sound from a phone name the fault nine times in ten.', step2: 'Mend', stepText2: 'The nearest bench comes by bike, with the right part in the bag already.', step3: 'Stand by it', stepText3: 'Every repair carries two years of cover, longer than most new machines.',
      marketTitle: 'Big, dull, ready', marketBody: 'The right to repair opens manuals and parts to independent benches. We make them one network.', market1: '190m', marketText1: 'machines in use', market2: '31m', marketText2: 'faults each year', market3: '2.4m', marketText3: 'in our five cities',
      numberTag: 'Growth', number: '5.5×', numberText: 'as many repairs as eight quarters ago, with ninety-two benches in five cities.', chartTitle: 'Repairs each quarter, thousands',
      roadmap: 'Where the next year goes', date1: 'Q3 2027', stage1: 'Parts by noon', stageText1: 'Lockers in all five of our cities.', date2: 'Q4 2027', stage2: 'Bench school', stageText2: 'Twelve weeks to a trade, with a job at the end of it.', date3: 'Q1 2028', stage3: 'Makers join', stageText3: 'Two brands send us their repairs under warranty.', date4: 'Q2 2028', stage4: 'Five more cities', stageText4: 'Chosen by who asks most.',
      team: 'The bench behind the benches', initials1: 'LF', name1: 'Livia Ferro', role1: 'Chief executive', initials2: 'KD', name2: 'Kofi Darko', role2: 'Sound and models', initials3: 'MP', name3: 'Meera Pillai', role3: 'Benches and training', initials4: 'JW', name4: 'Jonas Weiler', role4: 'Parts and lockers',
      closingTag: 'The round', price: '€6m', closing: 'to open five cities and train two hundred people', share1: '52%', shareText1: 'New cities', share2: '30%', shareText2: 'Bench school', share3: '18%', shareText3: 'Parts and lockers', email: 'livia@mendly.example', website: 'mendly.example',
    },
  },
];
