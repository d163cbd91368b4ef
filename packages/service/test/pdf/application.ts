import {
  choice,
  country,
  date,
  form,
  formInSections,
  group,
  money,
  rows,
  signature,
  text,
  tick,
  time,
  wholeNumber,
  yesNo
} from "@crewfleet/sdk/rules"

const employment = form({
  employer: text({ label: "Employer", max: 255, required: "Enter the employer" }),
  position: text({ label: "Position", max: 255 }),
  from: date({ label: "From" }),
  to: date({ label: "To" }),
  salary: money({ label: "Salary" })
})

const address = form({
  street: text({ label: "Street", max: 255 }),
  town: text({ label: "Town", max: 255 }),
  country: country({ label: "Country" })
})

/** A form with each kind of question that a sheet treats in its own way. */
export const application = formInSections(
  {
    person: {
      title: "About you",
      questions: {
        name: text({ label: "Full name", max: 255, required: "Enter your name" }),
        known: text({ label: "Name you are known by", max: 255 }),
        born: date({ label: "Date of birth" }),
        home: group({ label: "Home address", each: address })
      }
    },
    work: {
      title: "Your work",
      questions: {
        role: choice({ label: "Role", of: { NURSE: "Registered nurse", CARER: "Care assistant" } }),
        hours: wholeNumber({ label: "Hours a week", min: 1, max: 48 }),
        start: time({ label: "Earliest start" }),
        drives: tick({ label: "Holds a driving licence" }),
        vehicle: text({ label: "Registration of the vehicle", max: 10 }),
        employments: rows({ label: "Employments", one: "Employment", each: employment, max: 20 })
      }
    },
    health: {
      title: "Declarations",
      questions: {
        convicted: yesNo({ label: "Convictions", details: { label: "What for", max: 1000 } }),
        allergies: yesNo({ label: "Allergies", details: { label: "Which allergies", max: 1000 } }),
        statement: text({ label: "Personal statement", max: 2000 }),
        expenses: money({ label: "Expenses claimed" })
      }
    },
    sign: {
      title: "Signatures",
      questions: {
        signed: signature({ label: "Signature of the applicant" }),
        witnessed: signature({ label: "Signature of a witness" })
      }
    }
  },
  { asked: { vehicle: ({ drives }) => drives } }
)

/** What it says of itself. */
export const particulars = {
  title: "Application to work",
  about: "Oluwaseun Adébáyọ̀",
  standing: "submitted" as const,
  at: "2026-11-20T10:00:00.000Z",
  zone: "Europe/London",
  by: "Oluwaseun Adébáyọ̀",
  reference: "A-1042"
}

/** The form filled in, but for what may be left out. */
export const filled = {
  ...application.empty,
  name: "Oluwaseun Adébáyọ̀",
  born: "1988-02-29",
  home: { street: "12 Ermine Street", town: "York", country: "Ireland" },
  role: "NURSE",
  hours: "37",
  start: "07:30",
  drives: true,
  vehicle: "AB12 CDE",
  employments: [
    {
      rowId: "a1",
      employer: "Northway Hospital",
      position: "Staff nurse",
      from: "2015-01-05",
      to: "",
      salary: "31000"
    },
    {
      rowId: "a2",
      employer: "Ελπίδα Κλινική, Θεσσαλονίκη",
      position: "Nurse",
      from: "2012-03-01",
      to: "2014-12-31",
      salary: ""
    }
  ],
  convicted: { answer: "NO", details: "" },
  allergies: { answer: "YES", details: "Latex; gloves of nitrile are well." },
  statement: "I have looked after people for fourteen years.",
  expenses: "45.50",
  signed: {
    name: "Oluwaseun Adébáyọ̀",
    method: "DRAWN",
    drawing: "M20 110C60 20 90 20 100 80L130 110C160 40 190 40 200 90C230 130 280 20 360 70",
    confirmed: false,
    signedAt: "2026-11-20T09:58:00.000Z"
  },
  witnessed: {
    name: "Ada Lovelace",
    method: "TYPED",
    drawing: "",
    confirmed: true,
    signedAt: "2026-07-01T09:30:00.000Z"
  }
} as typeof application.empty

/** A name or a sentence in each script. */
export const inScripts = {
  Latin: "Łukasz Żółć, Ðoðn Þór, Ștefan, Őrsi Ğül",
  Greek: "Ελένη Παπαδοπούλου, ἀρχή",
  Cyrillic: "Олександр Їжак, Ђорђе",
  Vietnamese: "Nguyễn Thị Hồng Ngọc",
  Arabic: "محمد عبد الرحمن لا بأس",
  Hebrew: "שָׁלוֹם יעקב כהן",
  Devanagari: "क्षितिज शर्मा त्रिपाठी किरण",
  Tamil: "கோபாலகிருஷ்ணன் ஸ்ரீ",
  Bengali: "মুহাম্মদ রফিকুল ইসলাম ক্ষুদ্র",
  Thai: "สมชาย น้ำใจดี กรุงเทพมหานคร",
  Amharic: "አበበ ቢቂላ ኃይለ ሥላሴ",
  Georgian: "გიორგი ბერიძე",
  Armenian: "Արմեն Հովհաննիսյան",
  Chinese: "王小明，张伟，陳美玲。",
  Japanese: "山田 はなこ、サトウ カタナ",
  Korean: "김민수 이서연",
  Gujarati: "પ્રિયા શાહ ક્ષમા",
  Gurmukhi: "ਹਰਪ੍ਰੀਤ ਸਿੰਘ",
  Kannada: "ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣ",
  Khmer: "សុខ ស្រីមុំ",
  Lao: "ສົມສັກ ແກ້ວມະນີ",
  Malayalam: "ശ്രീലക്ഷ്മി കൃഷ്ണൻ",
  Myanmar: "အောင်ဆန်း မြင့်",
  Sinhala: "ක්‍රිෂ්ණ ශ්‍රී ලංකා",
  Telugu: "శ్రీనివాస్ కృష్ణ"
}
