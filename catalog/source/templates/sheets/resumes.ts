import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from './slots.js';

const heads = { headContact: 'Contact', headSkills: 'Skills', headTongues: 'Languages', headWork: 'Experience', headStudy: 'Education', headAbout: 'About me' };

type Job = readonly [when: string, what: string, where: string, text: string];

const work = (jobs: readonly Job[]): TemplateSource['copy'] => ({
  ...counted('date', jobs.map(([when]) => when)), ...counted('job', jobs.map(([, what]) => what)),
  ...counted('firm', jobs.map(([, , where]) => where)), ...counted('text', jobs.map(([, , , text]) => text)),
});

/** What fills the resumes of `recipes/personal/resumes`. */
export const resumes: readonly TemplateSource[] = [
  made('resume-columns', 'Sous chef’s resume', 'bebas paprika', 'resume, cv, chef, cook, restaurant, bold, columns, curriculum vitae, job application, hospitality, food, kitchen', {
    ...heads, name: 'Delphine Okafor', role: 'Sous chef, fire and fish', phone: '555-0134', email: 'me@delphine.example', place: 'Charleston, SC',
    body: 'Eleven years on the line, the last four running it. I cook over wood, write short menus and keep a quiet kitchen.',
    ...work([['2023 to now', 'Sous chef', 'Tidewater Hall', 'Runs a team of nine; food cost down to 27 percent in one year.'], ['2019–2023', 'Chef de partie', 'The Blue Door', 'Built the fish station and its list of four boats we buy from.'], ['2016–2019', 'Line cook', 'Mabel’s', 'From dish pit to grill in eighteen months, and never late once.']]),
    ...counted('skill', ['Live-fire cooking', 'Whole-fish butchery', 'Menu costing', 'Hiring and training', 'Health inspections']),
    course: 'AAS Culinary Arts', school: 'Low Country College', tongues: 'English\nFrench\nIgbo, some',
  }),
  made('resume-centered', 'Event planner’s resume', 'cormorant rosewood', 'resume, cv, event planner, weddings, elegant, classic, simple, curriculum vitae, job application, wedding planner, events, hospitality', {
    ...heads, name: 'Margaux Delacroix', role: 'Wedding and event planner', phone: '555-0171', email: 'hello@margaux.example', place: 'Savannah, Georgia',
    body: 'Two hundred weddings, three floods and one escaped goat. I plan the day so that nobody sees the plan.',
    ...work([['2021 to now', 'Lead planner', 'Magnolia & Reed', 'Plans thirty weddings a year, from six guests to four hundred.'], ['2017–2021', 'Event manager', 'The Harbor Club', 'Doubled private bookings and rewrote every vendor contract.'], ['2014–2017', 'Coordinator', 'City Opera House', 'Ran galas, openings and a very punctual children’s choir.']]),
    course: 'BA Hospitality, Tybee University', skillLine: 'Budgets, seating, lighting, calm', tongueLine: 'English and French',
  }),
  made('resume-upright', 'Illustrator’s resume', 'abril mint', 'resume, cv, illustrator, artist, creative, designer, bold, curriculum vitae, job application, illustration, graphic designer, art', {
    ...heads, name: 'Wren Castellano', role: 'I draw for magazines and museums.', phone: '555-0129', email: 'hi@wren.example', place: 'Chicago',
    body: 'Editorial pictures with one idea each, usually by tomorrow. Ink, gouache and a tablet that has survived coffee.',
    ...work([['2022 to now', 'Staff illustrator', 'The Lakefront Review', 'One cover a month and every chart in between; two society medals.'], ['2019–2022', 'Freelance illustrator', 'For forty clients', 'Book jackets, murals and a map of a zoo that children can follow.'], ['2017–2019', 'Design assistant', 'Museum of Small Things', 'Drew labels, trails and the mascot that is now on the tote bag.']]),
    ...counted('skill', ['Ink and gouache', 'Motion', 'Lettering', 'Maps', 'Murals']),
    course: 'BFA Illustration', school: 'Prairie School of Art',
  }),
  made('resume-slope', 'Project manager’s resume', 'jakarta royal', 'resume, cv, project manager, business, modern, professional, blue, curriculum vitae, job application, manager, corporate, executive', {
    ...heads, initials: 'AH', name: 'Anders\nHolloway', role: 'Project manager, public works', phone: '555-0186', email: 'hi@anders.example', place: 'Minneapolis',
    body: 'I deliver bridges, bus lanes and one very contested playground. On budget, with minutes anyone can read.',
    ...work([['2021 to now', 'Senior manager', 'Twin Rivers Transit', 'Six stations opened in three years, two months early.'], ['2018–2021', 'Project manager', 'Lakeland County', 'Rebuilt nine bridges with one lane always open.'], ['2015–2018', 'Site engineer', 'Fjord & Sons', 'Kept the log, the peace and the coffee going.']]),
    ...counted('skill', ['Scheduling', 'Public hearings', 'Contracts', 'Risk', 'Site safety']),
    course: 'BS Civil Engineering, North Star University', tongueLine: 'Speaks English, Danish and fluent committee.',
  }),
  made('resume-portrait', 'Physical therapist’s resume', 'dmserif sage', 'resume, cv, therapist, healthcare, medical, portrait, friendly, curriculum vitae, job application, physiotherapist, nurse, health', {
    ...heads, name: 'Imani\nBrooks', role: 'Physical therapist', email: 'imani@brookspt.example',
    body: 'I get people back to stairs, gardens and third base. Gentle hands, firm homework, and progress you can measure with a tape.',
    ...work([['2022 to now', 'Lead therapist', 'Cedar Hill Clinic', 'Built the falls program; return visits fell by a third in a year.'], ['2018–2022', 'Physical therapist', 'St. Agnes Hospital', 'Knees, hips and shoulders, on the ward and at home.'], ['2016–2018', 'Resident', 'Riverside Sports Medicine', 'Worked the sidelines for two high schools and a ballet.']]),
    ...counted('skill', ['Manual therapy', 'Gait analysis', 'Sports injuries', 'Home plans', 'Teaching']),
    course: 'Doctor of Physical Therapy', school: 'Ohio Valley University',
  }, { art: { portrait: 'person-bust-blazer-black-tee' } }),
  made('resume-cards', 'Game developer’s resume', 'syne volt', 'resume, cv, developer, programmer, games, technology, dark, curriculum vitae, job application, software engineer, coding, gaming', {
    ...heads, name: 'Ravi Sundaram', role: 'Gameplay programmer', phone: '555-0148', email: 'ravi@sunda.example', place: 'Austin, Texas',
    body: 'I make jumping feel right. Eight shipped games, from two-person jams to a studio of ninety.',
    ...work([['', 'Lead gameplay programmer', 'Moth Lantern Games, 2022 to now', 'Wrote the movement that reviewers wrote about.'], ['', 'Gameplay programmer', 'Big Salt Studio, 2018–2022', 'Built cameras, cranes and a grappling hook for co-op.'], ['', 'Tools programmer', 'Pixel Orchard, 2016–2018', 'Cut level load times in the editor from minutes to seconds.']]),
    ...counted('skill', ['C++ and C#', 'Animation systems', 'Networking', 'Profiling', 'Mentoring']),
    course: 'BS Computer Science', school: 'Hill Country Tech',
  }, { art: { sign: 'duotone-joystick' } }),
];
