import type { TemplateSource } from '../../build/templates/recipe.js';

/** What the parts of a curriculum vitae are called. */
const heads = { headContact: 'Contact', headSkills: 'Skills', headTongues: 'Languages', headWork: 'Experience', headStudy: 'Education' };

/** The steps of a recipe are numbered by texts of their own. */
const numbers = { number1: '1', number2: '2', number3: '3', number4: '4' };
const week = {
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday', notes: 'Notes' },
  ...{ d1: 'M', d2: 'T', d3: 'W', d4: 'T', d5: 'F', d6: 'S', d7: 'S' },
};

export const personal: readonly TemplateSource[] = [
  {
    id: 'architect-resume', name: 'Architect’s resume', recipe: 'resume-rail', pairing: 'dmserif', palette: 'harbour',
    keywords: ['resume', 'cv', 'architect', 'job', 'professional', 'columns', 'architecture', 'curriculum vitae', 'application', 'designer', 'now hiring'],
    copy: {
      ...heads, initials: 'NA', name: 'Ngozi\nAdeyemi', role: 'Architect',
      phone: '+44 20 7946 0142', email: 'hi@ngozi.example', site: 'ngozi.example', place: 'Leeds, UK',
      body: 'I turn tired civic buildings into places people linger. Ten years from sketch to handover, three libraries reopened on budget.',
      job1: 'Project architect', firm1: 'Studio Alder, Leeds', date1: '2022 to now', text1: 'Led the retrofit of two branch libraries and cut their heating bills by half.',
      job2: 'Architect', firm2: 'Fen & Partners, York', date2: '2019–2022', text2: 'Detailed a timber school hall for 400 pupils, from planning to snag list.',
      job3: 'Assistant architect', firm3: 'Okoro Works, Lagos', date3: '2016–2019', text3: 'Drew market halls and ran weekly site meetings with five trades.',
      course: 'Master of Architecture', school: 'Northern School of Architecture', date4: '2014–2016',
      skill1: 'Retrofit', skill2: 'Timber detailing', skill3: 'Site leadership', skill4: 'Energy modelling', skill5: 'Model making',
      tongues: 'English, native\nYoruba, native\nFrench, working',
    },
  },
  {
    id: 'product-designer-resume', name: 'Product designer’s resume', recipe: 'resume-rail', pairing: 'jakarta', palette: 'iris',
    keywords: ['resume', 'cv', 'designer', 'product', 'modern', 'technology', 'curriculum vitae', 'job application', 'ux designer', 'creative', 'industrial design'],
    copy: {
      ...heads, initials: 'MV', name: 'Mateo\nVillar', role: 'Product designer',
      phone: '+1 555 0118', email: 'me@mateo.example', site: 'mateo.example', place: 'Austin, Texas',
      body: 'I design banking and health tools for people in a hurry. I prototype early, test with strangers and leave tidy files.',
      job1: 'Lead product designer', firm1: 'Clearpath Health', date1: '2023 to now', text1: 'Rebuilt the booking flow; missed appointments fell by a third.',
      job2: 'Product designer', firm2: 'Tally Bank', date2: '2020–2023', text2: 'Shipped shared budgets and a design system of ninety components.',
      job3: 'Interface designer', firm3: 'Bright Harbor Studio', date3: '2017–2020', text3: 'Designed apps for museums, from first interview to app store.',
      course: 'BA Interaction Design', school: 'Pecan Valley College of Art', date4: '2013–2017',
      skill1: 'Interaction', skill2: 'Prototyping', skill3: 'User research', skill4: 'Design systems', skill5: 'Front-end code',
      tongues: 'Spanish, native\nEnglish, fluent\nPortuguese, basic',
    },
  },
  {
    id: 'head-gardener-resume', name: 'Head gardener’s resume', recipe: 'resume-rail', pairing: 'cormorant', palette: 'prairie',
    keywords: ['resume', 'cv', 'gardener', 'nature', 'elegant', 'classic', 'curriculum vitae', 'job application', 'landscaping', 'garden', 'horticulture'],
    copy: {
      ...heads, initials: 'EL', name: 'Elspeth\nLindqvist', role: 'Head gardener',
      phone: '+44 20 7946 0177', email: 'post@elspeth.example', site: 'elspeth.example', place: 'Perth, Scotland',
      body: 'I look after old gardens so they outlive us all: walled kitchens, long borders and trees with names. Teams of up to nine.',
      job1: 'Head gardener', firm1: 'Glenmoray House', date1: '2021 to now', text1: 'Restored a walled garden of two acres and opened it to the village.',
      job2: 'Senior gardener', firm2: 'Royal Fern Collection', date2: '2017–2021', text2: 'Catalogd 600 ferns and trained four apprentices a year.',
      job3: 'Journeyman gardener', firm3: 'Uppsala Botanic Park', date3: '2014–2017', text3: 'Kept the alpine house, the seed bank and its visitors in good order.',
      course: 'Diploma in Horticulture', school: 'Lothian School of Gardening', date4: '2012–2014',
      skill1: 'Plant knowledge', skill2: 'Pruning', skill3: 'Leading a team', skill4: 'Budgets', skill5: 'Tree climbing',
      tongues: 'English, native\nSwedish, fluent\nLatin, plants only',
    },
  },
  {
    id: 'motion-designer-resume', name: 'Motion designer’s resume', recipe: 'resume-timeline', pairing: 'archivo', palette: 'jazz',
    keywords: ['resume', 'cv', 'motion', 'designer', 'geometric', 'timeline', 'curriculum vitae', 'job application', 'animator', 'creative', 'graphic designer', 'video'],
    copy: {
      ...heads, name: 'Kenji\nMarlowe', role: 'Motion designer and animator', phone: '+1 555 0163', email: 'kenji@marlowe.example', place: 'Portland, Oregon',
      body: 'I make still things move and busy things clear: title sequences, explainers and the odd dancing logo.',
      date1: '2023 to now', job1: 'Senior motion designer', firm1: 'Lark Pictures', text1: 'Directed forty title sequences and a team of three.',
      date2: '2020–2023', job2: 'Motion designer', firm2: 'Good Noise Agency', text2: 'Animated campaigns for trains, teas and two city councils.',
      date3: '2018–2020', job3: 'Junior animator', firm3: 'Paperboat Studio', text3: 'Drew, scanned and composited a film shown in nine countries.',
      skill1: 'Animation', skill2: 'Storyboards', skill3: 'Typography', skill4: '3D', skill5: 'Sound',
      course: 'BFA Animation', school: 'Cascade Institute of Film', tongues: 'English\nJapanese\nSome Italian',
    },
  },
  {
    id: 'teacher-resume', name: 'Teacher’s resume', recipe: 'resume-timeline', pairing: 'fraunces', palette: 'fern',
    keywords: ['resume', 'cv', 'teacher', 'school', 'friendly', 'timeline', 'curriculum vitae', 'job application', 'education', 'elementary school', 'classroom', 'student'],
    copy: {
      ...heads, name: 'Priya\nRamanathan', role: 'Primary teacher, ages seven to eleven', phone: '+44 20 7946 0126', email: 'priya@rama.example', place: 'Bristol, UK',
      body: 'Twelve years of turning “I can’t” into “not yet”. I teach with gardens, number talks and very good questions.',
      date1: '2021 to now', job1: 'Year five lead teacher', firm1: 'Meadow Lane Primary', text1: 'Raised reading scores by a fifth and planted an orchard.',
      date2: '2017–2021', job2: 'Class teacher', firm2: 'St Brannoc’s School', text2: 'Wrote the science scheme that six local schools now use.',
      date3: '2015–2017', job3: 'Newly qualified teacher', firm3: 'Dockside Academy', text3: 'Taught thirty-one children maths, patience and the recorder.',
      skill1: 'Reading', skill2: 'Mathematics', skill3: 'Inclusion', skill4: 'Music', skill5: 'Data',
      course: 'Postgraduate Certificate in Education', school: 'Severn University', tongues: 'English\nTamil\nSign language',
    },
  },
  {
    id: 'data-analyst-resume', name: 'Data analyst’s resume', recipe: 'resume-timeline', pairing: 'spacemono', palette: 'teal',
    keywords: ['resume', 'cv', 'data', 'analyst', 'technology', 'timeline', 'curriculum vitae', 'job application', 'data science', 'business', 'programmer'],
    copy: {
      ...heads, name: 'Tomasz\nOyelaran', role: 'Data analyst, public transport', phone: '+44 20 7946 0191', email: 'tomasz@rows.example', place: 'Glasgow, UK',
      body: 'I find the one chart that settles the meeting. Timetables, tickets and delays, explained in plain words.',
      date1: '2022 to now', job1: 'Senior data analyst', firm1: 'Clyde Transit', text1: 'Found where buses bunch; waits fell by four minutes.',
      date2: '2019–2022', job2: 'Data analyst', firm2: 'Northline Rail', text2: 'Built the delay forecast that staff check each morning.',
      date3: '2017–2019', job3: 'Research assistant', firm3: 'City Mobility Lab', text3: 'Surveyed 4,000 passengers and cleaned every answer.',
      skill1: 'SQL', skill2: 'Statistics', skill3: 'Charts', skill4: 'Python', skill5: 'Maps',
      course: 'MSc Applied Statistics', school: 'Kelvin College', tongues: 'English\nPolish\nYoruba',
    },
  },
  {
    id: 'slow-sun-quote', name: 'Slow morning quote', recipe: 'quote-arch', pairing: 'fraunces', palette: 'terracotta',
    keywords: ['quote', 'morning', 'boho', 'sun', 'arch', 'calm', 'good morning', 'inspiration', 'affirmation', 'mindfulness', 'wall art', 'art print'],
    copy: { quote: 'Begin where the *light* already is', author: 'Note to self, Monday' },
  },
  {
    id: 'hill-walk-quote', name: 'Walking quote', recipe: 'quote-arch', pairing: 'instrument', palette: 'summit',
    keywords: ['quote', 'walking', 'hills', 'nature', 'travel', 'motivation', 'hiking', 'inspiration', 'inspirational', 'motivational', 'landscape', 'wall art'],
    copy: { quote: 'The far hill is made of *near steps*', author: 'Walkers’ saying' },
  },
  {
    id: 'first-draft-quote', name: 'First draft quote', recipe: 'quote-marks', pairing: 'archivo', palette: 'jazz',
    keywords: ['quote', 'writing', 'bold', 'checkered', 'creative', 'motivation', 'writer', 'author', 'inspiration', 'inspirational', 'motivational', 'wall art'],
    copy: { quote: 'A bad first draft beats a perfect blank page', author: 'Said at every writers’ table' },
  },
  {
    id: 'soup-quote', name: 'Kitchen table quote', recipe: 'quote-marks', pairing: 'abril', palette: 'cherry',
    keywords: ['quote', 'kitchen', 'family', 'humor', 'retro', 'checkered', 'cooking', 'funny', 'grandma', 'food', 'wall art', 'kitchen art'],
    copy: { quote: 'Nobody ever argued well over cold soup', author: 'Grandmother Zofia' },
  },
  {
    id: 'pressed-garden-collage', name: 'Garden studies collage', recipe: 'collage-mosaic', pairing: 'fraunces', palette: 'prairie',
    keywords: ['collage', 'photo', 'garden', 'botanical', 'plants', 'mosaic', 'flowers', 'leaves', 'nature', 'photo album', 'scrapbook'],
    photos: { hero: { id: 'photo-acanthus-mollis', focus: { x: 0.5, y: 0.35 } }, second: { id: 'photo-vase-and-pears' }, third: { id: 'photo-allium-oreophilum', focus: { x: 0.5, y: 0.36 } } },
    art: { motif: 'motif-bloom', emblem: 'motif-sprig' },
    copy: { title: 'Stem, leaf, fruit', date: 'A year indoors' },
  },
  {
    id: 'by-water-collage', name: 'River journey collage', recipe: 'collage-mosaic', pairing: 'archivo', palette: 'harbour',
    keywords: ['collage', 'photo', 'travel', 'river', 'boats', 'album', 'vacation', 'photo album', 'memories', 'summer', 'trip', 'scrapbook'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.6, y: 0.5 } }, second: { id: 'photo-black-canyon', focus: { x: 0.4, y: 0.5 } }, third: { id: 'photo-french-alpine-landscape' } },
    art: { motif: 'motif-sun-over-sea', emblem: 'motif-sail' },
    copy: { title: 'We went by river', date: 'Spring to autumn' },
  },
  {
    id: 'plum-crumble-card', name: 'Plum crumble recipe card', recipe: 'recipe-card-gingham', pairing: 'dmserif', palette: 'cherry',
    keywords: ['recipe', 'card', 'baking', 'plum', 'dessert', 'gingham', 'recipe card', 'cookbook', 'cooking', 'cake', 'kitchen', 'fruit'],
    art: { emblem: 'duotone-cherries' },
    copy: {
      ...numbers, tag: 'From Ottilie’s kitchen', title: 'Plum crumble', serves: 'Serves six', time: 'Fifty minutes, 190 °C',
      items: '900 g ripe plums\n80 g brown sugar\n1 tsp cinnamon\n200 g plain flour\n120 g cold butter\n60 g rolled oats\nCream, to serve',
      step1: 'Halve and stone the plums. Toss with half the sugar and the cinnamon.',
      step2: 'Rub the butter into the flour until it looks like damp sand.',
      step3: 'Stir in the oats and the other half of the sugar. Scatter over the fruit.',
      step4: 'Bake until the edges bubble and the top is brown. Rest for ten minutes.',
    },
  },
  {
    id: 'lemon-dal-card', name: 'Lemon dal recipe card', recipe: 'recipe-card-gingham', pairing: 'zilla', palette: 'grove',
    keywords: ['recipe', 'card', 'dinner', 'lentils', 'vegetarian', 'gingham', 'indian', 'curry', 'vegan', 'cookbook', 'cooking', 'recipe card'],
    art: { emblem: 'duotone-bowl-steam' },
    copy: {
      ...numbers, tag: 'Weeknight supper', title: 'Lemon dal', serves: 'Serves four', time: 'Thirty-five minutes, one pot',
      items: '300 g red lentils\n1 onion, chopped\n3 cloves of garlic\nThumb of ginger\n2 tsp cumin seeds\n1 tsp turmeric\n1 lemon, spinach',
      step1: 'Rinse the lentils. Simmer them with the turmeric in a litre of water.',
      step2: 'Fry the cumin in oil until it pops, then add onion, garlic and ginger.',
      step3: 'Tip the pan into the pot. Cook until thick enough to hold a spoon.',
      step4: 'Wilt in the spinach, squeeze over the lemon, taste, and add salt.',
    },
  },
  {
    id: 'gentle-week', name: 'Gentle week planner', recipe: 'planner-week', pairing: 'fraunces', palette: 'grove',
    keywords: ['planner', 'week', 'habits', 'tracker', 'printable', 'hills', 'weekly planner', 'schedule', 'habit tracker', 'to do list', 'weekly', 'landscape'],
    copy: { ...week, title: 'A gentle week', date: 'Week of', headHabits: 'Small habits', habit1: 'Walk before work', habit2: 'Eat something green', habit3: 'Read ten pages', habit4: 'Lights out by eleven' },
  },
  {
    id: 'study-week', name: 'Study week planner', recipe: 'planner-week', pairing: 'jakarta', palette: 'iris',
    keywords: ['planner', 'week', 'study', 'student', 'school', 'printable', 'weekly planner', 'homework', 'to do list', 'weekly', 'class schedule', 'exam'],
    copy: { ...week, title: 'Study week', date: 'Week of', headHabits: 'Every day', habit1: 'Review yesterday’s notes', habit2: 'Two focused hours', habit3: 'Ten new words', habit4: 'Phone away at nine' },
  },
];
