import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from './slots.js';

const quarters = { letter1: 'S', letter2: 'W', letter3: 'O', letter4: 'T', head1: 'Strengths', head2: 'Weaknesses', head3: 'Opportunities', head4: 'Threats' };

/** Who stands where, by name and by what they do. */
export const people = (pairs: readonly (readonly [name: string, role: string])[]): TemplateSource['copy'] => ({ ...counted('name', pairs.map(([name]) => name)), ...counted('role', pairs.map(([, role]) => role)) });

const swot: readonly TemplateSource[] = [
  made('swot-fields', 'SWOT analysis slide', 'jakarta lagoon', 'swot analysis, swot, strategy, business plan, strengths and weaknesses, marketing plan, presentation', {
    ...quarters, tag: 'SWOT', title: 'Where Millstone stands', company: 'Millstone Bakery, spring 2027', site: 'Agreed at the owners’ breakfast, March 9',
    ...counted('text', ['Bread people cross town for\nTwo bakers, sixty years\nNo debt since the new oven', 'One oven, no spare\nSold out by ten on Saturdays\nOur website says 2019', 'Three offices opening nearby\nSchool lunch bid in May\nCheap flour until June', 'A supermarket bakery\nRent review in the fall\nOur star wants to teach']),
  }),
  made('swot-steps', 'SWOT analysis board', 'spartan harbour', 'swot analysis, swot, strategy, board, startup, business plan, strengths and weaknesses', {
    ...quarters, tag: 'Pedal & Post, plan for 2028', title: 'A courier on two wheels looks ahead',
    ...counted('text', ['Downtown in eleven minutes. No parking, no fuel, and riders who know every door code.', 'Nothing over sixty pounds. Rain slows us down and January scares new hires away.', 'Two streets close to cars in May. Pharmacies want same-day delivery and ask by name.', 'A national app pays riders a bonus. Insurance goes up again in the fall.']),
  }, { art: { sign1: 'duotone-lightning', sign2: 'duotone-cloud-rain', sign3: 'duotone-rocket-launch', sign4: 'duotone-bell' } }),
  made('swot-sheet', 'SWOT analysis worksheet', 'fraunces sage', 'swot analysis, swot, worksheet, strategy, business, planning, strengths and weaknesses, printable', {
    ...quarters, title: 'SWOT analysis', body: 'One page, one hour, honest answers.', name: 'Project', date: 'Date', site: 'Top row: inside your business. Bottom row: out in the world.',
    ...counted('text', ['What do you do better than anyone near you?', 'What do customers complain about?', 'What is changing that could help you?', 'What keeps you up at night?']),
  }),
];

const org: readonly TemplateSource[] = [
  made('org-tiers', 'Company org chart slide', 'jakarta coast', 'org chart, organizational chart, organization chart, team, company structure, hierarchy, business, company profile', {
    title: 'Who does what at Alder', company: 'Alder Architects, 2027',
    ...people([['Nadia Brook', 'Managing partner'], ['Omar Reyes', 'Head of design'], ['June Park', 'Head of projects'], ['Cole Avery', 'Head of finance'], ['Tess Lim', 'Housing'], ['Ivo Marsh', 'Interiors'], ['Ana Ruiz', 'Schools'], ['Ben Okoro', 'Site visits'], ['Lou Fields', 'Payroll'], ['Mia Kent', 'Contracts']]),
  }, { art: { person1: 'person-bust-blazer-black-tee', person2: 'person-bust-turtleneck', person3: 'person-bust-arms-crossed', person4: 'person-bust-polo-sweater' } }),
  made('org-tree', 'Nonprofit org chart', 'dmserif fern', 'org chart, organizational chart, organization chart, nonprofit, team, hierarchy, staff, structure', {
    tag: 'Open Pantry, our people', title: 'From board to van', site: 'Updated June 1, 2027. Questions? Ask Rosa; her door has no lock.',
    ...people([['Rosa Delgado', 'Executive director'], ['Will Tran', 'Food'], ['Ana Cole', 'Warehouse'], ['Gus Horn', 'Cold storage'], ['Kim Ode', 'Farm pickups'], ['Ty Webb', 'Kitchen'], ['Nora Shah', 'Community'], ['Eli Ford', 'Volunteers'], ['May Cruz', 'Schools'], ['Joy Banks', 'Front desk'], ['Sam Otis', 'Languages'], ['Pete Lund', 'Operations'], ['Ida Moss', 'Bookkeeping'], ['Ray Diaz', 'Vans'], ['Lea Hart', 'Grants'], ['Max Yoo', 'Computers']]),
  }),
  made('org-hub', 'Team org chart board', 'dmserif teal', 'org chart, organizational chart, team, startup, company structure, organization chart, board', {
    title: 'One team, one kitchen', body: 'We have no floors and few titles. This is who to ask first, and what for.', company: 'Fig & Fork, catering',
    ...people([['Dana Wills', 'Founder'], ['Theo Lang', 'Sales'], ['Priya Nair', 'Menus'], ['Marco Bell', 'Kitchen'], ['Ruth Yang', 'Accounts'], ['Otis Gray', 'Delivery'], ['Cleo Dunn', 'Staffing']]),
  }),
];

const timeline: readonly TemplateSource[] = [
  made('timeline-spine', 'History timeline infographic', 'alfa paprika', 'timeline, history, timeline infographic, bicycle, years, milestones, education, chronology', {
    tag: 'A short history', title: 'Two wheels, two centuries', site: 'Wheel & Spoke Museum, open Thursday to Sunday',
    ...counted('year', ['1817', '1863', '1885', '1888', '1903', '2020']),
    ...counted('text', ['Karl von Drais rolls out of Mannheim on a machine without pedals.', 'Paris adds pedals to the front wheel. Roads are not ready.', 'The safety bicycle arrives: two equal wheels and a chain.', 'Dunlop’s air-filled tire makes cobbles bearable.', 'Sixty riders start the first Tour de France. One in three finish.', 'Cities paint new lanes and bike shops sell out by June.']),
  }, { art: { sign1: 'duotone-footprints', sign2: 'duotone-map-pin', sign3: 'duotone-bicycle', sign4: 'duotone-wind', sign5: 'duotone-flag', sign6: 'duotone-buildings' } }),
  made('timeline-phases', 'Project timeline infographic', 'jakarta atlas', 'timeline, project timeline, timeline infographic, project plan, phases, roadmap, milestones, schedule', {
    tag: 'Project timeline', title: 'A library in one year', body: 'Five phases from an empty lot to the first library card.', site: 'Eastside Library Project, eastside.example',
    ...counted('when', ['January to February', 'March to April', 'May to August', 'September to October', 'November']), ...counted('head', ['Listen', 'Draw', 'Build', 'Fill the shelves', 'Open the doors']),
    ...counted('text', ['Six evenings in six kitchens. Eight hundred wishes on cards.', 'Plans, permits, and a model that children can take apart.', 'Foundation, timber frame, roof. Quiet hours after six.', 'Nineteen thousand books move in, by hand and by wagon.', 'Ribbon at ten, story time at eleven. Everyone gets a card.']),
  }, { art: { sign: 'duotone-books' } }),
  made('timeline-gantt', 'Project timeline slide', 'archivo skyline', 'timeline, project timeline, gantt chart, project plan, schedule, project management, roadmap, presentation', {
    title: 'New store, open by August', body: 'Harlow Hardware, store no. 4\nWeekly check: Monday at nine',
    ...counted('month', ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']), ...counted('task', ['Lease and permits', 'Store design', 'Building work', 'Shelves and stock', 'Hire and train', 'Opening week']), ...counted('who', ['Marta', 'Studio Low', 'Kern & Sons', 'Warehouse team', 'Joel', 'All']),
  }),
  made('timeline-hills', 'Company history timeline', 'fraunces meadow', 'timeline, history, company history, milestones, company profile, years, about us, presentation', {
    title: 'Fifty years on the same hill', body: 'How one orchard became a cider house.', company: 'Kestrel Hill Cider',
    ...counted('year', ['1977', '1989', '2003', '2015', '2027']), ...counted('text', ['June and Abe Kestrel plant three hundred trees.', 'A hailstorm. The bruised apples become cider.', 'First tasting room, in the old milk barn.', 'Anna takes over and plants perry pears.', 'Nine hundred trees, and still no hurry.']),
  }),
];

export const officeBoards: readonly TemplateSource[] = [...swot, ...org, ...timeline];
