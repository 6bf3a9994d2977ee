import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted } from '../sheets/slots.js';

const photo = (id: string): { readonly id: string } => ({ id: `photo-${id}` });

const TERM = [
  ['Biology', 'Lab 2'], ['World history', 'Hall B'], ['Chem lab', 'Lab 5, bring goggles'], ['Calculus II', 'Room 114'], ['Biology', 'Lab 2'], ['Biology', 'Lab 2'],
  ['World history', 'Hall B'], ['Calculus II', 'Study session'], ['Calculus II', 'Room 114'], ['Seminar', 'Library'], ['Studio: drawing', 'Annex, third floor'], ['History tutorial', 'Room 30'],
] as const;

/** Seven days of a gym: two classes each, and when. */
const CLUB = [
  ['Spin', '6:00 AM'], ['Power lifting', '6:30 PM'], ['Boot camp', '6:30 AM'], ['Yoga flow', '7:00 PM'], ['Spin', '6:00 AM'], ['Boxing', '6:30 PM'], ['Core 30', '7:00 AM'], ['Dance cardio', '7:00 PM'],
  ['Boot camp', '6:30 AM'], ['Happy hour stretch', '5:30 PM'], ['Open gym', '8:00 AM'], ['Team relay', '10:00 AM'], ['Slow yoga', '9:00 AM'], ['Swim club', '11:00 AM'],
] as const;

/** What is printed: passes, folded sheets, timetables and cards to learn from. */
export const papers: readonly TemplateSource[] = [
  made('staff-id-card', 'Hospital staff ID card', 'jakarta skyline', 'hospital, nurse, medical, staff id, id badge, employee id, doctor, clinic, health care, rn badge', {
    ...{ company: 'Fern Valley Hospital', grade: 'RN', name: 'Ingrid Solis', role: 'Registered nurse', wardLabel: 'Ward', ward: '4 West', numberLabel: 'Staff no.', number: '20417', validLabel: 'Valid to', valid: '06/2029' },
  }, { art: { portrait: 'person-bust-shirt' } }),
  made('speaker-id-card', 'Conference speaker pass', 'archivo paprika', 'conference, speaker, speaker badge, event pass, lanyard, attendee badge, event badge, crew, name badge, tech conference', { role: 'Speaker', company: 'Plainspoken 2027', name: 'Mateo Lindqvist', talk: 'Maps that admit what they leave out', day: 'Hall 2, Friday 11 AM' }),
  made('student-id-card', 'Student ID card', 'zilla royal', 'student id, student card, school id, college, university, campus card, high school, education, id template', {
    ...{ company: 'Hollis College', role: 'Student', name: 'Mina Nakamura', major: 'Marine biology, class of 2030', numberLabel: 'ID no.', number: '308 114', validLabel: 'Valid to', valid: '08/2030', motto: 'Stay curious, return your books' },
  }, { art: { portrait: 'person-bust-fur-jacket' } }),
  made('tooth-brochure', 'Dental clinic brochure', 'jakarta teal', 'dentist, dental, dental clinic, medical brochure, health care, trifold brochure, teeth, family dentist, pamphlet', {
    ...{ tag: 'Family dentistry', title: 'Good news, no lecture', question: 'When did you last look forward to a checkup?', name: 'Alder Street Dental', place: '22 Alder Street\nFern Valley\n555-0138\nalderdental.example', sentence: 'Everything a mouth needs, under one roof' },
    ...counted('promise', ['New patients seen within a week', 'Prices in writing first', 'Evenings and Saturdays', 'Kids get the window seat']), ...counted('day', ['Mon–Thu', 'Friday', 'Saturday']), ...counted('hour', ['8 AM – 7 PM', '8 AM – 4 PM', '9 AM – 1 PM']),
    ...counted('head', ['Checkups', 'Whitening', 'Sealants', 'First visits', 'Second looks', 'Emergencies']),
    ...counted('text', ['Twice a year, thirty minutes, a clear answer at the end.', 'Three shades in one visit, and no striped gums.', 'A thin coat that keeps the grooves of molars shut.', 'From the first tooth on. Sitting on a lap is fine.', 'Told you need a crown? We look again, free of charge.', 'Call before ten and we see you the same day.']),
  }),
  made('camp-brochure', 'Summer camp brochure', 'alfa meadow', 'summer camp, camp, camping, kids camp, day camp, outdoor, nature, youth, trifold brochure, pamphlet', {
    ...{ tag: 'Ages 8 to 14', title: 'Camp Owl Lake', question: 'Two weeks, one lake, zero screens', detail: 'Swim, paddle, cook over a fire and sleep under more stars than you can count.', name: 'Find us', place: 'Owl Lake Road, mile 9\n555-0126\ncampowllake.example', sentence: 'A day at camp starts loud and ends around a fire', price: 'Two weeks from $640', cta: 'Sign up by April 15' },
    ...counted('time', ['7:00', '9:30', '12:30', '2:00', '7:30', '9:30']), ...counted('what', ['Sunrise swim', 'Paddle to the island', 'Lunch on the dock', 'Archery or crafts', 'Songs at the fire', 'Lights out, stars on']),
  }),
  made('estate-brochure', 'Real estate brochure', 'playfair graphite', 'real estate, realtor, property, house for sale, homes, open house, agent, trifold brochure, listing, interior', {
    ...{ tag: 'Since 1994', title: 'Home, sold well', question: 'What’s your home worth?', detail: 'Ask us for a figure in two days.', name: 'Keller & Moss', place: '8 Market Square\nOpen Monday to Saturday\n555-0159', site: 'kellermoss.example' },
    ...counted('order', ['Step one', 'Step two', 'Step three']), ...counted('head', ['We look', 'We stage', 'We sell']),
    ...counted('text', ['A walk through every room and an honest price, in writing.', 'Light, paint and photographs that make a stranger stay.', 'Viewings on two weekends, then the best offer, not the first.']),
  }, { photos: { view1: photo('living-corner-oat'), view2: photo('facade-white'), view3: photo('kitchen-sage'), view4: photo('bedroom-linen'), view5: photo('staircase-oak') } }),
  made('class-schedule-pastel', 'Pastel class schedule', 'pacifico candy', 'class schedule, weekly schedule, timetable, school timetable, pastel, cute, kids, kindergarten, homeschool, school', {
    ...{ title: 'My happy week', tag: 'Olive, grade 3' }, ...counted('time', ['8:30', '9:15', '10:15', '11:30', '12:30', '1:30']), ...counted('day', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
    ...counted('lesson', ['Circle time', 'Reading', 'Math', 'Lunch', 'Painting', 'Recess', 'Music', 'Math', 'Spelling', 'Lunch', 'Science', 'Gym', 'Circle time', 'Reading', 'Math', 'Lunch', 'Garden', 'Recess', 'Library', 'Math', 'Writing', 'Lunch', 'Clay', 'Gym', 'Show & tell', 'Reading', 'Puzzles', 'Lunch', 'Choir', 'Recess']),
  }),
  made('class-schedule-bars', 'College class schedule', 'archivo fuchsia', 'class schedule, college schedule, college, university, semester, timetable, hourly schedule, dark, student, weekly schedule', {
    ...{ title: 'Fall semester', tag: 'September 1 to December 18' }, ...counted('hour', ['8 AM', '9', '10', '11', 'Noon', '1 PM', '2', '3', '4', '5']), ...counted('day', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']), ...counted('class', TERM.map(([name]) => name)), ...counted('room', TERM.map(([, room]) => room)),
  }),
  made('class-schedule-club', 'Gym class schedule', 'anton film', 'gym, fitness, workout, class schedule, group classes, sport, yoga, spin, fitness schedule, timetable', {
    ...{ tag: 'Group classes', title: 'Move it all week', site: 'Ironside Gym, 40 Dock Road' }, ...counted('day', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']), ...counted('class', CLUB.map(([name]) => name)), ...counted('hour', CLUB.map(([, hour]) => hour)),
  }),
  made('letter-flash-card', 'Alphabet flash card', 'alfa coast', 'alphabet, abc, abc flash card, letters, letter f, kids, preschool, kindergarten, animal, phonics', { letter: 'Ff', title: 'fox', trace: 'fox' }, { art: { animal: 'flat-fox' } }),
  made('times-flash-card', 'Multiplication flash card', 'jakarta summit', 'multiplication, times table, times tables, math, math facts, school, elementary, third grade, numbers, homeschool', { factor1: '7', sign: '×', factor2: '8', title: 'Seven rows of eight stars', answer: '56', trick: '5, 6, 7, 8: 56 is 7 × 8' }),
  made('element-flash-card', 'Chemistry flash card', 'archivo ember', 'chemistry, periodic table, element, gold, science, atom, high school, study, exam, school', { number: '79', symbol: 'Au', title: 'Gold', mass: '196.97', tag: 'Transition metal', detail: 'Soft, heavy and never rusts. One gram can be drawn into a mile of wire.' }),
];
