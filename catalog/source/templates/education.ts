import type { TemplateSource } from '../../build/templates/recipe.js';

export const education: readonly TemplateSource[] = [
  {
    id: 'letterpress-certificate', name: 'Letterpress certificate', recipe: 'certificate-rays', pairing: 'playfair', palette: 'brass',
    keywords: ['certificate', 'course', 'award', 'classic', 'gold', 'school', 'diploma', 'completion', 'printing', 'workshop', 'achievement'],
    art: { emblem: 'duotone-graduation-cap' },
    copy: { tag: 'Certificate of completion', title: 'This is to say that', name: 'Rosa Valdez', body: 'has set, inked and printed by hand for twelve weeks, and can now spell backwards without looking.', date: '14 March 2027', author: 'Luc Marchand, printer' },
  },
  {
    id: 'swim-certificate', name: 'Swimming certificate', recipe: 'certificate-rays', pairing: 'jakarta', palette: 'coast',
    keywords: ['certificate', 'swimming', 'award', 'kids', 'blue', 'sport', 'swimming lessons', 'swim school', 'pool', 'achievement', 'children', 'completion'],
    art: { emblem: 'motif-sail' },
    copy: { tag: 'Blue whale award', title: 'Proudly given to', name: 'Eoin Gallagher', body: 'for four hundred metres without a stop, a wall or a word of complaint.', date: '21 May 2027', author: 'Coach Zanele Dube' },
  },
  {
    id: 'ceramics-certificate', name: 'Ceramics certificate', recipe: 'certificate-tiles', pairing: 'dmserif', palette: 'terracotta',
    keywords: ['certificate', 'course', 'ceramics', 'craft', 'geometric', 'award', 'pottery', 'completion', 'workshop', 'art', 'diploma', 'achievement'],
    copy: { tag: 'Certificate of craft', title: 'Awarded to', name: 'Mireille Konan', body: 'for thirty evenings at the wheel, two kilns of honest failures and one perfect teapot.', author: 'Tomás Arregui', role: 'Master potter', date: '6 June 2027', place: 'Studio Barro, Bath' },
  },
  {
    id: 'coding-certificate', name: 'Coding certificate', recipe: 'certificate-tiles', pairing: 'spacemono', palette: 'cobalt',
    keywords: ['certificate', 'coding', 'technology', 'course', 'school', 'modern', 'completion', 'programming', 'developer', 'software', 'diploma', 'bootcamp'],
    copy: { tag: 'Certificate of completion', title: 'This certifies that', name: 'Yusuf Demirel', body: 'has finished Foundations of Programming: 120 hours, 14 projects and at least 900 honest bugs.', author: 'Dr Hanna Lindqvist', role: 'Head of school', date: '30 April 2027', place: 'Loop Evening School' },
  },
  {
    id: 'reading-certificate', name: 'Reading award', recipe: 'certificate-tiles', pairing: 'jakarta', palette: 'candy',
    keywords: ['certificate', 'reading', 'kids', 'school', 'award', 'colorful', 'summer reading', 'library', 'books', 'achievement', 'children', 'student'],
    copy: { tag: 'Summer reading award', title: 'Hooray for', name: 'Amara Osei', body: 'who read twenty-six books between June and September, and told us how each of them ended.', author: 'Mrs P. Whitlock', role: 'Librarian', date: '9 September 2027', place: 'Kelp Street Library' },
  },
  {
    id: 'primary-schedule', name: 'Primary school week', recipe: 'class-schedule-week', pairing: 'jakarta', palette: 'sorbet',
    keywords: ['class schedule', 'timetable', 'school', 'week', 'kids', 'colorful', 'planner', 'elementary school', 'teacher', 'weekly schedule', 'classroom', 'children'],
    copy: { title: 'Our week in class 4B', tag: 'Spring term, room 12', day1: 'Monday', day2: 'Tuesday', day3: 'Wednesday', day4: 'Thursday', day5: 'Friday', time1: '8:45', time2: '9:35', time3: '10:25', time4: '11:40', time5: '13:10', time6: '14:00', break: 'Playtime and fruit', breakTime: '11:15', subject1: 'Maths', subject2: 'English', subject3: 'Science', subject4: 'Art', subject5: 'History', subject6: 'Music', subject7: 'Sport' },
  },
  {
    id: 'college-schedule', name: 'Design college timetable', recipe: 'class-schedule-week', pairing: 'archivo', palette: 'harbour',
    keywords: ['class schedule', 'timetable', 'college', 'design', 'week', 'student', 'planner', 'university', 'weekly schedule', 'semester', 'art school'],
    copy: { title: 'Second year, week by week', tag: 'Autumn semester 2027', day1: 'Mon', day2: 'Tue', day3: 'Wed', day4: 'Thu', day5: 'Fri', time1: '09:00', time2: '10:00', time3: '11:00', time4: '13:00', time5: '14:00', time6: '15:00', break: 'Lunch in the courtyard', breakTime: '12:00', subject1: 'Typography', subject2: 'Drawing', subject3: 'Theory', subject4: 'Studio', subject5: 'Printmaking', subject6: 'Critique', subject7: 'Open studio' },
  },
  {
    id: 'dance-schedule', name: 'Dance school week', recipe: 'class-schedule-week', pairing: 'syne', palette: 'plum',
    keywords: ['class schedule', 'timetable', 'dance', 'studio', 'week', 'evening', 'plum', 'dance class', 'ballet', 'dance studio', 'weekly schedule', 'fitness classes'],
    copy: { title: 'Evenings on the floor', tag: 'From 6 September, no booking', day1: 'Mon', day2: 'Tue', day3: 'Wed', day4: 'Thu', day5: 'Fri', time1: '16:00', time2: '17:00', time3: '18:00', time4: '19:30', time5: '20:30', time6: '21:30', break: 'Tea, stretch, change of shoes', breakTime: '19:00', subject1: 'Ballet', subject2: 'Jazz', subject3: 'Tap', subject4: 'Tango', subject5: 'Hip hop', subject6: 'Swing', subject7: 'Social' },
  },
  {
    id: 'one-more-chapter', name: 'One more chapter', recipe: 'bookmark-night', pairing: 'fraunces', palette: 'lantern',
    keywords: ['bookmark', 'reading', 'night', 'books', 'moon', 'paper cut', 'bookstore', 'bookshop', 'book club', 'book lover', 'stars'],
    copy: { title: 'Just one more chapter', tag: 'said at half past one', company: 'Lantern Books' },
  },
  {
    id: 'story-hour-bookmark', name: 'Story hour', recipe: 'bookmark-night', pairing: 'amatic', palette: 'fern',
    keywords: ['bookmark', 'story', 'kids', 'library', 'forest', 'green', 'books', 'reading', 'children', 'storytime'],
    roles: { accent: '#2f7d4f', accent2: '#f4c95d' },
    copy: { title: 'Once upon a Tuesday', tag: 'Story hour, four o’clock', company: 'Fernhill Library' },
  },
  {
    id: 'poetry-bookmark', name: 'Poetry shelf', recipe: 'bookmark-night', pairing: 'instrument', palette: 'cherry',
    keywords: ['bookmark', 'poetry', 'books', 'shop', 'evening', 'red', 'bookstore', 'bookshop', 'reading', 'poem', 'poetry reading', 'literature'],
    copy: { title: 'Read it out loud', tag: 'Poems live in the mouth', company: 'Redwing Poetry Shop' },
  },
  {
    id: 'sleeping-dog-bookmark', name: 'Hush, the dog', recipe: 'bookmark-spines', pairing: 'alfa', palette: 'paprika',
    keywords: ['bookmark', 'dog', 'books', 'funny', 'pile', 'bookshop', 'bookstore', 'pets', 'reading', 'cute', 'puppy', 'humor'],
    art: { motif: 'duotone-dog' },
    copy: { word1: 'Hush', word2: 'the dog', word3: 'is on', word4: 'page', word5: 'ninety', company: 'Purl & Page', website: 'purlandpage.example' },
  },
  {
    id: 'plant-bookmark', name: 'Read and water', recipe: 'bookmark-spines', pairing: 'spartan', palette: 'meadow',
    keywords: ['bookmark', 'plant', 'books', 'garden', 'green', 'gift', 'bookstore', 'reading', 'houseplant', 'leaves', 'bookshop', 'gardening'],
    art: { motif: 'duotone-potted-plant' },
    copy: { word1: 'Read', word2: 'a little', word3: 'every', word4: 'day', word5: 'and grow', company: 'The Potting Shelf', website: 'pottingshelf.example' },
  },
  {
    id: 'commons-report', name: 'Commons report', recipe: 'report-cover-overprint', pairing: 'spartan', palette: 'mint',
    keywords: ['report cover', 'annual report', 'community', 'overprint', 'bright', 'study', 'research', 'nonprofit', 'paper', 'sharing', 'cover page'],
    copy: { company: 'Institute for Commons', tag: 'Working paper 19', title: 'What neighbours can share', body: 'Tools, ovens, cars and afternoons in forty streets.', year: '2027', author: 'Ngozi Adeyemi, Lars Holm', place: 'Published in Malmö' },
  },
  {
    id: 'sound-thesis-report', name: 'Thesis on sound', recipe: 'report-cover-overprint', pairing: 'instrument', palette: 'candy',
    keywords: ['report cover', 'thesis', 'music', 'university', 'colorful', 'study', 'research', 'college', 'paper', 'cover page', 'acoustics', 'master'],
    copy: { company: 'Faculty of Music', tag: 'Master’s thesis', title: 'How rooms learn to sing', body: 'On the acoustics of eleven small halls and one swimming bath.', year: '2027', author: 'Clara Nakamura', place: 'Northgate University' },
  },
  {
    id: 'water-study-report', name: 'Water study', recipe: 'report-cover-overprint', pairing: 'archivo', palette: 'lagoon',
    keywords: ['report cover', 'science', 'water', 'blue', 'environment', 'study', 'research', 'environmental', 'ocean', 'river', 'climate', 'cover page'],
    copy: { company: 'Estuary Lab', tag: 'Field study', title: 'Salt, silt and ten springs', body: 'Ten years of samples from one small river mouth.', year: '2027', author: 'Dr Ravi Menon and class of 2027', place: 'Harrow Point College' },
  },
  {
    id: 'mountain-air-report', name: 'Mountain air report', recipe: 'report-cover-window', pairing: 'dmserif', palette: 'summit',
    keywords: ['report cover', 'mountains', 'climate', 'science', 'photo', 'annual report', 'environment', 'environmental', 'earth day', 'research', 'alps', 'cover page'],
    photos: { hero: { id: 'photo-misty-mountains' } },
    copy: { tag: 'Annual report', title: 'Air above two thousand metres', year: '2027', company: 'Alpine Air Network', body: 'Readings from sixteen huts, one cable car and a very patient goat.' },
  },
  {
    id: 'shade-report', name: 'Shade in the city', recipe: 'report-cover-window', pairing: 'jakarta', palette: 'olive',
    keywords: ['report cover', 'architecture', 'city', 'shade', 'climate', 'photo', 'environment', 'urban planning', 'climate change', 'research', 'cover page', 'design'],
    photos: { hero: { id: 'photo-concrete-leaf-shadows', focus: { x: 0.3, y: 0.4 } } },
    copy: { tag: 'Design study', title: 'A city that sits in the shade', year: '2027', company: 'Office for Cool Streets', body: 'Forty walls, nine trees and what they do to a July afternoon.' },
  },
  {
    id: 'dune-report', name: 'Moving dunes report', recipe: 'report-cover-window', pairing: 'oswald', palette: 'canyon',
    keywords: ['report cover', 'desert', 'geography', 'science', 'sand', 'photo', 'school', 'nature', 'environment', 'research', 'cover page', 'project'],
    photos: { hero: { id: 'photo-sand-ripples' } },
    copy: { tag: 'Geography project', title: 'Where the dunes went', year: '2027', company: 'Tamri Field School', body: 'Two seasons of measuring sand with string, stakes and kites.' },
  },
];
