import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { spoken } from '../spoken.js';
import { card, coupon, filled, gift, logo, marked, menu, stamps, told } from './lists.js';
import { counted } from '../../sheets/slots.js';

const zh = spoken('zh', ['chinese', '中文']);

export const chinese: readonly TemplateSource[] = [
  menu(zh('reunion-menu', 'lunar-band-menu', '年夜饭菜单', 'notochinese festival', '菜单, 年夜饭, 春节, 饭店, restaurant menu, chinese new year, reunion dinner', []), ['除夕 · 2月5日', '团圆家宴', '五福酒楼 · 订座电话 010-5555\u00a00188'], ['冷热菜', '主食甜品'],
    ['清蒸鲈鱼|¥88|年年有余', '红烧蹄髈|¥98|红红火火', '白切鸡|¥78|大吉大利', '四喜丸子|¥68|四季平安', '饺子|¥48|三鲜馅', '长寿面|¥38|鸡汤底', '八宝饭|¥42|甜甜蜜蜜', '年糕|¥36|步步高升']),
  card(zh('accountant', 'card-ledger', '会计师名片', 'notochinese harbour', '名片, 会计, 会计师, 财务, business card, accountant, finance', []), ['明衡会计师事务所', '林晓东', '注册会计师', '021-5555\u00a00156', 'lin@mingheng.example'], marked('duotone-chart-line-up'), { roleLabel: '职务', companyLabel: '公司', phoneLabel: '电话', emailLabel: '邮箱' }),
  gift(zh('photo-gift', 'gift-rays', '照相馆礼品券', 'notochinese cherry', '礼品券, 代金券, 照相馆, 写真, gift certificate, voucher, photography', []), ['礼品券', '一张全家福', '¥300', '含三组造型、二十张精修。'], ['赠', '敬送'], marked('icon-camera'), '老街照相馆，一年内有效'),
  coupon(zh('hotpot-coupon', 'coupon-burst', '火锅店优惠券', 'notochinese paprika', '优惠券, 打折, 火锅, 餐厅, coupon, discount, hot pot restaurant', []), ['锅底', '八折', '周二火锅日', '四人以上可用，酒水除外。', '红锅里 · 解放路8号'], marked('duotone-bowl-steam')),
  stamps(zh('coffee-card', 'stamps-path', '咖啡集点卡', 'notochinese cocoa', '集点卡, 积分卡, 咖啡, 会员卡, loyalty card, coffee, stamp card', []), ['街角咖啡', '买九送一', '每杯盖一章，集满九章，第十杯免费。', '免费'], 'duotone-coffee-bean'),
  logo(zh('clinic-logo', 'mark-diamond', '中医馆标志', 'notochinese grove', '标志, 中医, 诊所, 养生, clinic logo, chinese medicine, wellness', []), '百草堂', '中医调理', 'duotone-plant'),
  zh('dragon-parade', 'lunar-new-year-parade-flyer', '舞龙巡游传单', 'notochinese cherry', '舞龙, 春节, 巡游, 传单, lunar new year, parade, flyer', ['正月初一上午十点', '金龙巡游', '锣鼓开路，从南门走到老戏台。']),
  zh('lantern-festival', 'lunar-new-year-greeting-instagram-story', '元宵节祝福', 'notochinese gala', '元宵节, 祝福, 花灯, 灯会, lantern festival, greeting, instagram story', ['正月十五', '元宵快乐', '月圆人圆，事事圆满。']),
  zh('reunion-booking', 'lunar-new-year-dinner-flyer', '年夜饭订座', 'notochinese ember', '年夜饭, 预订, 春节, 饭店, reunion dinner, lunar new year, flyer', ['除夕晚宴，五点、八点两场', '年夜饭预订', '十人桌1288元起，送年糕一份。', '010-5555\u00a00188']),
  told(zh('western-wedding', 'rose-trellis-invitation', '草坪婚礼请柬', 'notochinese blossom', '婚礼, 请柬, 结婚, 邀请函, wedding invitation, wedding, roses', []), { initials: '囍', tag: '诚邀您见证', title: '子涵与思远', detail: '2027年10月3日（周日）上午十一点，望湖花园。', site: '敬请光临' }),
  zh('moving-post', 'moving-company-trade-facebook-post', '搬家公司广告', 'notochinese cobalt', '搬家, 搬家公司, 同城, 服务, moving company, movers, facebook post', ['随叫随到', '搬家不累', '两室一厅，580元起。', '021-5555\u00a00177']),
  zh('math-cover', 'math-tutor-trade-facebook-cover', '数学辅导封面', 'notochinese royal', '数学, 辅导, 补习, 封面, math tutor, tutoring, facebook cover', ['晨光数学 · 小班课', '错题也是好老师', '三至九年级，周末开课。']),
  zh('dumpling-video', 'pizza-recipe-trade-youtube-thumbnail', '披萨教程视频封面', 'notochinese terracotta', '视频封面, 教程, 披萨, 美食, youtube thumbnail, pizza, recipe', ['不用烤箱', '平底锅披萨']),
  zh('marathon', 'city-marathon-poster', '城市马拉松海报', 'notochinese skyline', '马拉松, 跑步, 海报, 报名, marathon, running, poster', ['10月17日（周日）七点鸣枪', '跑遍全城', '全程、半程、五公里，9月1日截止报名。']),
  filled(zh('resume', 'resume-columns', '求职简历', 'notochinese atlas', '简历, 求职, 个人简历, 应聘, resume, cv, job', []), {
    ...{ headContact: '联系方式', headSkills: '专业技能', headTongues: '语言能力', headWork: '工作经历', headStudy: '教育背景', headAbout: '自我评价', name: '陈雨桐', role: '产品经理', phone: '138\u00a05555\u00a00134', email: 'yutong@chen.example', place: '杭州' },
    body: '六年互联网产品经验，擅长把复杂的流程做简单。带过八人团队，也乐意自己写文档。',
    ...counted('date', ['2024年至今', '2021–2024', '2019–2021']), ...counted('job', ['高级产品经理', '产品经理', '产品助理']), ...counted('firm', ['青禾科技', '码头网络', '小满软件']),
    ...counted('text', ['负责订单系统改版，退单率下降三成。', '从零搭建会员体系，一年积累百万用户。', '整理需求与用户访谈，每周输出报告。']),
    ...counted('skill', ['需求分析', '原型设计', '数据分析', '项目管理', '用户访谈']), course: '信息管理学士', school: '江南大学城学院', tongues: '普通话\n英语（六级）\n粤语',
  }),
];
